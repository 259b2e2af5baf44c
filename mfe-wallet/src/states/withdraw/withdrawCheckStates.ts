import type { State } from '@tessera/workbench/state';
import { answers, delays, held, refuses } from '../stateTools';
import {
  anyCode,
  confirm,
  fill,
  only,
  order,
  send,
  sentCode,
  sentCodeOfTwo,
  verifyOtpCall,
  withdraw,
  withdrawCall,
} from './withdrawTools';

/** Refusals of the code with a reason. */
const refusedAs = (reason: string) => ({
  ...refuses(verifyOtpCall, 'No longer valid.'),
  body: { message: 'No longer valid.', reason },
});

const verified = (fault: object) => ({ faults: [...held, sentCode, { ...verifyOtpCall, ...fault }], steps: confirm });

/** States of the check of the code, and of the second factor. */
export const withdrawCheckStates: readonly State[] = [
  withdraw('withdraw-verifying', 'The code is being checked', ['Processing...', 'Please Enter Your OTP'], {
    faults: [delays(verifyOtpCall), ...anyCode],
    steps: confirm,
  }),
  withdraw(
    'withdraw-wrong-code',
    'The code is not taken',
    ['Wrong code. 2 tries left.'],
    verified(refuses(verifyOtpCall, 'Wrong code. 2 tries left.')),
  ),
  withdraw(
    'withdraw-code-refused',
    'The code is refused without a reason',
    ['Please Enter Your OTP', 'Failed to verify OTP or withdraw funds.'],
    verified({ status: 400 }),
  ),
  withdraw(
    'withdraw-check-lost',
    'The connection is lost while the code is checked',
    ['Failed to verify OTP or withdraw funds. Nothing was sent. Please enter the code again.'],
    verified({ drop: 'before' }),
  ),
  withdraw(
    'withdraw-code-expired',
    'The code has expired',
    ['This code has expired. Send a new one.'],
    verified(refusedAs('expired')),
  ),
  withdraw(
    'withdraw-code-replaced',
    'A newer code was sent',
    ['A newer code was sent for this withdrawal. Enter that one, or send another.'],
    verified(refusedAs('replaced')),
  ),
  withdraw(
    'withdraw-check-session-over',
    'The session ended before the code was checked',
    ['Please log in to continue.', 'Log in again'],
    verified(refuses(verifyOtpCall, 'Please log in to continue.', 401)),
  ),
  withdraw(
    'withdraw-second-factor',
    'The provider asks for a code of the authenticator too, and takes any',
    ['Authenticator code', 'Or one of your recovery codes. Each code works once.'],
    {
      faults: [...held, sentCodeOfTwo, answers(verifyOtpCall, {}), answers(withdrawCall, {})],
      steps: order,
    },
  ),
  withdraw(
    'withdraw-no-second-factor',
    'The code of the authenticator is not filled in',
    ['Please enter the code of your authenticator app, too'],
    {
      faults: [...held, sentCodeOfTwo],
      steps: confirm,
    },
  ),
  withdraw(
    'withdraw-wrong-second-factor',
    'The code of the authenticator is not taken',
    ['Wrong code of the authenticator.', 'Authenticator code'],
    {
      faults: [
        ...held,
        sentCodeOfTwo,
        {
          ...verifyOtpCall,
          status: 400,
          body: { message: 'Wrong code of the authenticator.', twoFactorRequired: true },
        },
      ],
      steps: [
        ...order,
        { fill: 'Please Enter Your OTP', text: '482619' },
        { fill: 'Authenticator code', text: '000000' },
        { press: 'Confirm' },
      ],
    },
  ),
  withdraw(
    'withdraw-tag-code',
    'The code of a withdrawal with a destination tag',
    ['Destination tag', '12345', 'rPEPPE…9c6GDY'],
    {
      faults: [...only('XRP', 'Ripple', 'XRP testnet'), sentCode],
      steps: [...fill('rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=12345', '20'), ...send],
    },
  ),
];
