import type { State } from '@tessera/workbench/state';
import { someAddress, storedOrder } from '../lostPayments';
import { delays, held, loses, refuses } from '../stateTools';
import { draftOf, enter, sentCode, withdraw, withdrawOtpCall } from './withdrawTools';

const draft = { coin: 'BTC Bitcoin testnet', address: someAddress, tag: '', amount: '0.025' };

/** A request whose code has long expired. */
const request = { ...storedOrder, requestId: 'request-1', isTokenNeeded: false, requestedAt: 0, expiresAt: 600_000 };

/** The step of a withdrawal at which the page was left. */
const leftAt = (flow: object) => ({
  faults: held,
  storage: draftOf(draft, flow),
});

const expired = leftAt({ step: 'code', request });
const resend = (fault: object) => ({
  ...expired,
  faults: [...held, { ...withdrawOtpCall, ...fault }],
  steps: [{ press: 'Send a new code' }],
});

/** States of a withdrawal that the page had stored before it was left, and of another code. */
export const withdrawResumedStates: readonly State[] = [
  withdraw(
    'withdraw-resumed-form',
    'The form as it was left',
    ['Max: use all available BTC', '$1,625.00'],
    leftAt({ step: 'form' }),
  ),
  withdraw(
    'withdraw-resumed-code',
    'The dialog of an expired code, as it was left',
    ['This code has expired.', 'Send a new code', 'You can request a new code'],
    expired,
  ),
  withdraw(
    'withdraw-interrupted-request',
    'The page was left while the code was requested',
    ['The page was left before the code was on its way. Request it again; only the newest one works.'],
    leftAt({ step: 'requesting-code', order: storedOrder, attempt: 1 }),
  ),
  withdraw(
    'withdraw-interrupted-resend',
    'The page was left while another code was requested',
    [
      'The page was left before the code was on its way. Request it again; only the newest one works.',
      'Send a new code',
    ],
    leftAt({ step: 'code', request, resendAttempt: 1 }),
  ),
  withdraw(
    'withdraw-interrupted-check',
    'The page was left while the code was checked',
    ['The page was left before the code was checked. Nothing was sent. Please enter it again.'],
    leftAt({ step: 'verifying', request, attempt: 1 }),
  ),
  withdraw('withdraw-no-request', 'The request of the code is missing', ['Missing OTP or request ID'], {
    ...leftAt({ step: 'code', request: { ...request, requestId: '' } }),
    steps: enter('482619'),
  }),
  withdraw(
    'withdraw-resending',
    'Another code is requested',
    ['Sending a new code...'],
    resend(delays(withdrawOtpCall)),
  ),
  withdraw(
    'withdraw-resend-refused',
    'The provider refuses to send another code',
    ['Too many codes. Wait an hour.'],
    resend(refuses(withdrawOtpCall, 'Too many codes. Wait an hour.', 429)),
  ),
  withdraw(
    'withdraw-resend-lost',
    'The connection is lost while another code is requested',
    ['Failed to send OTP. Please try again.', 'Send a new code'],
    resend(loses(withdrawOtpCall)),
  ),
  withdraw('withdraw-resent', 'Another code was sent', ['New code in', 'Valid for'], resend(sentCode)),
];
