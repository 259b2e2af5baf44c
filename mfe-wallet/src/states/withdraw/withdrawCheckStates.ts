import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, refused, sends, unanswered } from '@tessera/workbench/state';
import { held } from '../sampleBalance';
import { only, ripple, xrpAccount } from '../sampleCoins';
import { walletAt } from '../walletAt';
import {
  anyCode,
  confirm,
  confirmed,
  fill,
  order,
  ordered,
  send,
  sentCode,
  sentCodeOfTwo,
  withdraw,
} from './withdrawTools';

/** The code is not taken: the page says why, and the code can be typed again. */
const notTaken = announcing(
  walletAt('withdraw', { steps: confirm, does: { ...sends(calls.verifyOtp), focus: 'Please Enter Your OTP' } }),
);
const sent = [...held, sentCode];
/** The code is refused for a reason. */
const refusedAs = (reason: string) => refused(calls.verifyOtp, 'No longer valid.', 400, { reason });

/** States of the check of the code, and of the second factor. */
export const withdrawCheckStates = [
  confirmed('withdraw-verifying', 'The code is being checked', ['Processing...', 'Please Enter Your OTP'], {
    faults: [unanswered(calls.verifyOtp), ...anyCode],
  }),
  notTaken('withdraw-wrong-code', 'The code is not taken', ['Wrong code. 2 tries left.'], {
    faults: [...sent, refused(calls.verifyOtp, 'Wrong code. 2 tries left.')],
  }),
  notTaken(
    'withdraw-code-refused',
    'The code is refused without a reason',
    ['Failed to verify OTP or withdraw funds.', 'Please Enter Your OTP'],
    [...sent, refused(calls.verifyOtp)],
  ),
  notTaken(
    'withdraw-check-lost',
    'The connection is lost while the code is checked',
    ['Failed to verify OTP or withdraw funds. Nothing was sent. Please enter the code again.'],
    [...sent, dropped(calls.verifyOtp)],
  ),
  notTaken('withdraw-code-expired', 'The code has expired', ['This code has expired. Send a new one.'], {
    faults: [...sent, refusedAs('expired')],
  }),
  notTaken(
    'withdraw-code-replaced',
    'A newer code was sent',
    ['A newer code was sent for this withdrawal. Enter that one, or send another.'],
    [...sent, refusedAs('replaced')],
  ),
  notTaken(
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
  announcing(withdraw)(
    'withdraw-no-second-factor',
    'The code of the authenticator is not filled in',
    ['Please enter the code of your authenticator app, too'],
    { faults: [...held, sentCodeOfTwo], steps: confirm, does: { focus: 'Authenticator code' } },
  ),
  announcing(withdraw)(
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
      does: { ...sends(calls.verifyOtp), focus: 'Authenticator code' },
    },
  ),
  withdraw(
    'withdraw-tag-code',
    'The code of a withdrawal with a destination tag',
    ['Destination tag', '12345', 'rPEPPE…9c6GDY'],
    { faults: [...only(ripple), sentCode], steps: [...fill(`${xrpAccount}?dt=12345`, '20'), ...send] },
  ),
];
