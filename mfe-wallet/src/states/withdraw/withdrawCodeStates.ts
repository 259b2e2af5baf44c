import type { State } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { answers, delays, garbles, held, loses, refuses } from '../stateTools';
import { anyCode, enter, mailIsSlow, order, sentCode, withdraw, withdrawOtpCall } from './withdrawTools';

/** States of the code that confirms a withdrawal: its mail and the dialog. */
export const withdrawCodeStates: readonly State[] = [
  withdraw('withdraw-code-requested', 'The code is requested', ['Processing...'], {
    faults: [...held, delays(withdrawOtpCall)],
    steps: order,
  }),
  withdraw('withdraw-slow-code', 'The code takes its time', [mailIsSlow, 'Processing...'], {
    faults: [...held, delays(withdrawOtpCall)],
    steps: [...order, { see: mailIsSlow }],
  }),
  withdraw('withdraw-no-code', 'The provider refuses to send a code', ['Withdrawals of this coin are paused.'], {
    faults: [...held, refuses(withdrawOtpCall, 'Withdrawals of this coin are paused.')],
    steps: order,
  }),
  withdraw(
    'withdraw-code-lost',
    'The connection is lost while the code is requested',
    ['Failed to send OTP. Please try again.'],
    {
      faults: [...held, loses(withdrawOtpCall)],
      steps: order,
    },
  ),
  withdraw(
    'withdraw-code-malformed',
    'A proxy answers in place of the provider',
    ['Failed to send OTP. Please try again.'],
    { sameAs: 'withdraw-code-lost', faults: [...held, garbles(withdrawOtpCall)], steps: order },
  ),
  withdraw(
    'withdraw-session-over',
    'The provider no longer knows the session',
    ['Your session with the provider is over, so nothing was sent. Log in again and go on from here.', 'Log in again'],
    {
      faults: [...held, refuses(withdrawOtpCall, 'Please log in to continue.', 401)],
      steps: order,
    },
  ),
  withdraw(
    'withdraw-code-sent',
    'A toast: the code was sent',
    ['OTP sent to your registered email. Please verify to continue.', 'Please Enter Your OTP'],
    {
      faults: anyCode,
      steps: order,
    },
  ),
  withdraw(
    'withdraw-code',
    'The code is asked for',
    [
      ', we sent a one-time code to',
      'Please Enter Your OTP',
      'Valid for',
      'New code in',
      'What remains',
      'Forgot OTP?',
    ],
    {
      faults: anyCode,
      steps: order,
    },
  ),
  withdraw(
    'withdraw-code-of-another-provider',
    'The code of a provider that does not say how long it is valid',
    ['Please Enter Your OTP', 'New code in'],
    {
      faults: [...held, answers(withdrawOtpCall, { requestId: 'request-1' })],
      steps: order,
    },
  ),
  withdraw(
    'withdraw-code-of-unknown-value',
    'The code while value and remaining balance are unknown',
    ['Unknown', 'To address', 'Network'],
    {
      faults: [
        refuses({ method: 'GET', path: '/wallet-service/api/wallet/*/balance' }, 'Being serviced.', 500),
        sentCode,
      ],
      steps: order,
    },
  ),
  withdraw('withdraw-code-help', 'The code was forgotten', ['Please contact support to reset your PIN.'], {
    faults: anyCode,
    steps: [...order, { press: 'Forgot OTP?' }],
  }),
  withdraw('withdraw-code-short', 'A code with three digits', ['Please enter a valid PIN'], {
    faults: anyCode,
    steps: [...order, ...enter('482')],
  }),
  withdraw(
    'withdraw-code-closed',
    'The dialog of the code was closed',
    ['We e-mailed you a code for 0.02500000 BTC to tb1qrp…0sl5k7.', 'Enter the code'],
    {
      faults: anyCode,
      steps: [...order, { press: 'Close', in: 'Confirm Withdrawal' }],
    },
  ),
  withdraw('withdraw-code-cancelled', 'The form keeps a cancelled withdrawal', [someAddress, '0.025', '$1,625.00'], {
    faults: anyCode,
    steps: [...order, { press: 'Cancel' }],
  }),
];
