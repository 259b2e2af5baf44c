import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, dropped, refused, sends, unanswered } from '@tessera/workbench/state';
import { someAddress, storedOrder } from '../lostPayments';
import { held } from '../sampleBalance';
import { walletAt } from '../walletAt';
import { draftOf, enter, sentCode, withdraw } from './withdrawTools';

const draft = { coin: 'BTC Bitcoin testnet', address: someAddress, tag: '', amount: '0.025' };

/** A request whose code has long expired. */
const request = { ...storedOrder, requestId: 'request-1', isTokenNeeded: false, requestedAt: 0, expiresAt: 600_000 };

/** The step of a withdrawal at which the page was left. */
const leftAt = (flow: object) => draftOf(draft, flow);

const expired = leftAt({ step: 'code', request });
const resent = walletAt('withdraw', {
  storage: expired,
  steps: [{ press: 'Send a new code' }],
  does: sends(calls.withdrawOtp),
});

/** States of a withdrawal that the page had stored before it was left, and of another code. */
export const withdrawResumedStates = [
  withdraw('withdraw-resumed-form', 'The form as it was left', ['Max: use all available BTC', '$1,625.00'], {
    storage: leftAt({ step: 'form' }),
  }),
  withdraw(
    'withdraw-resumed-code',
    'The dialog of an expired code, as it was left',
    ['This code has expired.', 'Send a new code', 'You can request a new code'],
    { storage: expired },
  ),
  withdraw(
    'withdraw-interrupted-request',
    'The page was left while the code was requested',
    ['The page was left before the code was on its way. Request it again; only the newest one works.'],
    { storage: leftAt({ step: 'requesting-code', order: storedOrder, attempt: 1 }) },
  ),
  withdraw(
    'withdraw-interrupted-resend',
    'The page was left while another code was requested',
    [
      'The page was left before the code was on its way. Request it again; only the newest one works.',
      'Send a new code',
    ],
    { storage: leftAt({ step: 'code', request, resendAttempt: 1 }) },
  ),
  withdraw(
    'withdraw-interrupted-check',
    'The page was left while the code was checked',
    ['The page was left before the code was checked. Nothing was sent. Please enter it again.'],
    { storage: leftAt({ step: 'verifying', request, attempt: 1 }) },
  ),
  announcing(withdraw)('withdraw-no-request', 'The request of the code is missing', ['Missing OTP or request ID'], {
    storage: leftAt({ step: 'code', request: { ...request, requestId: '' } }),
    steps: enter('482619'),
  }),
  resent('withdraw-resending', 'Another code is requested', ['Sending a new code...'], {
    faults: [...held, unanswered(calls.withdrawOtp)],
  }),
  announcing(resent)(
    'withdraw-resend-refused',
    'The provider refuses to send another code',
    ['Too many codes. Wait an hour.'],
    {
      faults: [...held, refused(calls.withdrawOtp, 'Too many codes. Wait an hour.', 429)],
    },
  ),
  announcing(resent)(
    'withdraw-resend-lost',
    'The connection is lost while another code is requested',
    ['Failed to send OTP. Please try again.', 'Send a new code'],
    [...held, dropped(calls.withdrawOtp)],
  ),
  resent('withdraw-resent', 'Another code was sent', ['New code in', 'Valid for'], [...held, sentCode]),
];
