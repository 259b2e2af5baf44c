import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, garbled, refused, sends, unanswered } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held, unknown } from '../sampleBalance';
import { walletAt } from '../walletAt';
import { anyCode, enter, mailIsSlow, order, ordered, sentCode } from './withdrawTools';

/** States in which the code can be typed. */
const codeAsked = walletAt('withdraw', {
  faults: anyCode,
  steps: order,
  does: { ...sends(calls.withdrawOtp), focus: 'Please Enter Your OTP' },
});

/** States of the code that confirms a withdrawal: its mail and the dialog. */
export const withdrawCodeStates = [
  ordered('withdraw-code-requested', 'The code is requested', ['Processing...'], {
    faults: [...held, unanswered(calls.withdrawOtp)],
  }),
  announcing(ordered)('withdraw-slow-code', 'The code takes its time', [mailIsSlow, 'Processing...'], {
    faults: [...held, unanswered(calls.withdrawOtp)],
    steps: [...order, { see: mailIsSlow }],
  }),
  announcing(ordered)(
    'withdraw-no-code',
    'The provider refuses to send a code',
    ['Withdrawals of this coin are paused.'],
    {
      faults: [...held, refused(calls.withdrawOtp, 'Withdrawals of this coin are paused.')],
    },
  ),
  announcing(ordered)(
    'withdraw-code-lost',
    'The connection is lost while the code is requested',
    ['Failed to send OTP. Please try again.'],
    [...held, dropped(calls.withdrawOtp)],
  ),
  announcing(ordered)(
    'withdraw-code-malformed',
    'A proxy answers in place of the provider',
    ['Failed to send OTP. Please try again.'],
    { sameAs: 'withdraw-code-lost', faults: [...held, garbled(calls.withdrawOtp)] },
  ),
  announcing(ordered)(
    'withdraw-session-over',
    'The provider no longer knows the session',
    ['Your session with the provider is over, so nothing was sent. Log in again and go on from here.', 'Log in again'],
    [...held, refused(calls.withdrawOtp, 'Please log in to continue.', 401)],
  ),
  announcing(ordered)('withdraw-code-sent', 'A toast: the code was sent', [
    'OTP sent to your registered email. Please verify to continue.',
    'Please Enter Your OTP',
  ]),
  codeAsked('withdraw-code', 'The code is asked for', [
    ', we sent a one-time code to',
    'Please Enter Your OTP',
    'Valid for',
    'New code in',
    'What remains',
    'Forgot OTP?',
  ]),
  codeAsked(
    'withdraw-code-of-another-provider',
    'The code of a provider that does not say how long it is valid',
    ['Please Enter Your OTP', 'New code in'],
    [...held, answered(calls.withdrawOtp, { requestId: 'request-1' })],
  ),
  codeAsked(
    'withdraw-code-of-unknown-value',
    'The code while value and remaining balance are unknown',
    ['Unknown', 'To address', 'Network'],
    { faults: [unknown, sentCode] },
  ),
  announcing(ordered)('withdraw-code-help', 'The code was forgotten', ['Please contact support to reset your PIN.'], {
    steps: [...order, { press: 'Forgot OTP?' }],
  }),
  announcing(codeAsked)('withdraw-code-short', 'A code with three digits', ['Please enter a valid PIN'], {
    steps: [...order, ...enter('482')],
  }),
  ordered(
    'withdraw-code-closed',
    'The dialog of the code was closed',
    ['We e-mailed you a code for 0.02500000 BTC to tb1qrp…0sl5k7.', 'Enter the code'],
    { steps: [...order, { press: 'Close', in: 'Confirm Withdrawal' }] },
  ),
  ordered('withdraw-code-cancelled', 'The form keeps a cancelled withdrawal', [someAddress, '0.025', '$1,625.00'], {
    steps: [...order, { press: 'Cancel' }],
  }),
];
