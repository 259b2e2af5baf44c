import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, garbled, refused, unanswered } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held, unknown } from '../sampleBalance';
import { walletAt } from '../walletAt';
import { anyCode, enter, mailIsSlow, order, ordered, sentCode } from './withdrawTools';

const coded = walletAt('withdraw', { faults: anyCode });
/** The order is sent, and the page says how that ended. */
const told = announcing(ordered);
const typing = { focus: 'Please Enter Your OTP' };

/** States of the code that confirms a withdrawal: its mail and the dialog. */
export const withdrawCodeStates = [
  ordered('withdraw-code-requested', 'The code is requested', ['Processing...'], {
    faults: [...held, unanswered(calls.withdrawOtp)],
  }),
  told('withdraw-slow-code', 'The code takes its time', [mailIsSlow, 'Processing...'], {
    faults: [...held, unanswered(calls.withdrawOtp)],
    steps: [...order, { see: mailIsSlow }],
  }),
  told('withdraw-no-code', 'The provider refuses to send a code', ['Withdrawals of this coin are paused.'], {
    faults: [...held, refused(calls.withdrawOtp, 'Withdrawals of this coin are paused.')],
  }),
  told(
    'withdraw-code-lost',
    'The connection is lost while the code is requested',
    ['Failed to send OTP. Please try again.'],
    [...held, dropped(calls.withdrawOtp)],
  ),
  told(
    'withdraw-code-malformed',
    'A proxy answers in place of the provider',
    ['Failed to send OTP. Please try again.'],
    { sameAs: 'withdraw-code-lost', faults: [...held, garbled(calls.withdrawOtp)] },
  ),
  told(
    'withdraw-session-over',
    'The provider no longer knows the session',
    ['Your session with the provider is over, so nothing was sent. Log in again and go on from here.', 'Log in again'],
    [...held, refused(calls.withdrawOtp, 'Please log in to continue.', 401)],
  ),
  told('withdraw-code-sent', 'A toast: the code was sent', [
    'OTP sent to your registered email. Please verify to continue.',
    'Please Enter Your OTP',
  ]),
  ordered(
    'withdraw-code',
    'The code is asked for',
    [
      ', we sent a code to',
      'Please Enter Your OTP',
      'Valid for',
      'New code in',
      '0.02500000 BTC',
      '$1,625.00',
      'Bitcoin testnet',
      'tb1qrp…0sl5k7',
      'What remains',
      '0.05921839 BTC',
      'Forgot OTP?',
    ],
    { does: typing },
  ),
  ordered(
    'withdraw-code-of-another-provider',
    'The code of a provider that does not say how long it is valid',
    ['Please Enter Your OTP', 'New code in'],
    [...held, answered(calls.withdrawOtp, { requestId: 'request-1' })],
  ),
  ordered(
    'withdraw-code-of-unknown-value',
    'The code while value and remaining balance are unknown',
    ['Unknown', 'To address', 'Network'],
    { faults: [unknown, sentCode] },
  ),
  announcing(coded)('withdraw-code-help', 'The code was forgotten', ['Please contact support to reset your PIN.'], {
    steps: [...order, { press: 'Forgot OTP?' }],
  }),
  announcing(coded)('withdraw-code-short', 'A code with three digits', ['Please enter a valid PIN'], {
    steps: [...order, ...enter('482')],
    does: typing,
  }),
  coded(
    'withdraw-code-closed',
    'The dialog of the code was closed',
    ['We e-mailed you a code for 0.02500000 BTC to tb1qrp…0sl5k7.', 'Enter the code'],
    { steps: [...order, { press: 'Close', in: 'Confirm Withdrawal' }] },
  ),
  coded('withdraw-code-cancelled', 'The form keeps a cancelled withdrawal', [someAddress, '0.025', '$1,625.00'], {
    steps: [...order, { press: 'Cancel' }],
    does: { focus: 'Confirm Withdrawal' },
  }),
];
