import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, dropped, refused, unanswered } from '@tessera/workbench/state';
import { held } from '../sampleBalance';
import { only, ripple, xrpAccount } from '../sampleCoins';
import { anyCode, confirmed, fill, order, ordered, send, sentCode, sentCodeOfTwo, withdraw } from './withdrawTools';

const sent = [...held, sentCode];
/** The code is refused for a reason. */
const refusedAs = (reason: string) => refused(calls.verifyOtp, 'No longer valid.', 400, { reason });

/** States of the check of the code, and of the second factor. */
export const withdrawCheckStates = [
  confirmed('withdraw-verifying', 'The code is being checked', ['Processing...', 'Please Enter Your OTP'], {
    faults: [unanswered(calls.verifyOtp), ...anyCode],
  }),
  confirmed('withdraw-wrong-code', 'The code is not taken', ['Wrong code. 2 tries left.'], {
    faults: [...sent, refused(calls.verifyOtp, 'Wrong code. 2 tries left.')],
  }),
  confirmed(
    'withdraw-code-refused',
    'The code is refused without a reason',
    ['Please Enter Your OTP', 'Failed to verify OTP or withdraw funds.'],
    [...sent, refused(calls.verifyOtp)],
  ),
  confirmed(
    'withdraw-check-lost',
    'The connection is lost while the code is checked',
    ['Failed to verify OTP or withdraw funds. Nothing was sent. Please enter the code again.'],
    [...sent, dropped(calls.verifyOtp)],
  ),
  confirmed('withdraw-code-expired', 'The code has expired', ['This code has expired. Send a new one.'], {
    faults: [...sent, refusedAs('expired')],
  }),
  confirmed(
    'withdraw-code-replaced',
    'A newer code was sent',
    ['A newer code was sent for this withdrawal. Enter that one, or send another.'],
    [...sent, refusedAs('replaced')],
  ),
  confirmed(
    'withdraw-check-session-over',
    'The session ended before the code was checked',
    ['Please log in to continue.', 'Log in again'],
    [...sent, refused(calls.verifyOtp, 'Please log in to continue.', 401)],
  ),
  ordered(
    'withdraw-second-factor',
    'The provider asks for a code of the authenticator too, and takes any',
    ['Authenticator code', 'Or one of your recovery codes. Each code works once.'],
    [...held, sentCodeOfTwo, answered(calls.verifyOtp, {}), answered(calls.withdraw, {})],
  ),
  confirmed(
    'withdraw-no-second-factor',
    'The code of the authenticator is not filled in',
    ['Please enter the code of your authenticator app, too'],
    [...held, sentCodeOfTwo],
  ),
  withdraw(
    'withdraw-wrong-second-factor',
    'The code of the authenticator is not taken',
    ['Wrong code of the authenticator.', 'Authenticator code'],
    {
      faults: [
        ...held,
        sentCodeOfTwo,
        refused(calls.verifyOtp, 'Wrong code of the authenticator.', 400, { twoFactorRequired: true }),
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
    { faults: [...only(ripple), sentCode], steps: [...fill(`${xrpAccount}?dt=12345`, '20'), ...send] },
  ),
];
