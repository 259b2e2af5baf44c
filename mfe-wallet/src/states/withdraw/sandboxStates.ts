import { xrpAccount } from '../sampleCoins';
import { walletAt } from '../walletAt';
import { draftOf, enter, fill, send } from './withdrawTools';

/** A real withdrawal from the sandbox’s ledger, up to the code that is mailed. */
const orderSome = [...fill(xrpAccount, '20'), ...send];

const sandbox = walletAt('withdraw', {
  session: 'other-player',
  // Payments of other states change which coin the player holds most of, and the form begins with.
  storage: draftOf({ coin: 'XRP XRP testnet' }),
  steps: orderSome,
});

/** Real answers of the sandbox: mailed codes, refusals, and a payment. */
export const sandboxStates = [
  sandbox('sandbox-code', 'The sandbox mails a code', ['Please Enter Your OTP', 'Valid for']),
  sandbox('sandbox-wrong-code', 'The sandbox refuses a wrong code', ['Invalid OTP. Please try again.'], {
    steps: [...orderSome, ...enter('000000')],
  }),
  sandbox(
    'sandbox-many-wrong-codes',
    'The sandbox refuses all codes after several wrong ones',
    ['Too many wrong codes. Please start a new withdrawal.'],
    { steps: [...orderSome, ...Array.from({ length: 6 }, (_, index) => enter(`00000${index}`)).flat()] },
  ),
  sandbox('sandbox-submitted', 'The sandbox pays a withdrawal', ['Withdrawal request submitted successfully!'], {
    sameAs: 'withdraw-submitted',
    // With it, the receipt opens, which is another module.
    withoutExtensions: ['withdrawals'],
    steps: [...orderSome, ...enter('{code}')],
  }),
];
