import type { State } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { enter, fill, send, withdraw } from './withdrawTools';

/** A real withdrawal from the sandbox’s ledger, up to the code that it mails. */
const orderSome = [...fill(someAddress, '0.0001'), ...send];

/** Real answers of the sandbox: mailed codes, refusals, and a payment. */
export const sandboxStates: readonly State[] = [
  withdraw('sandbox-code', 'The sandbox mails a code', ['Please Enter Your OTP', 'Valid for'], {
    session: 'other-player',
    steps: orderSome,
  }),
  withdraw('sandbox-wrong-code', 'The sandbox refuses a wrong code', ['Invalid OTP. Please try again.'], {
    session: 'other-player',
    steps: [...orderSome, ...enter('000000')],
  }),
  withdraw(
    'sandbox-many-wrong-codes',
    'The sandbox refuses all codes after several wrong ones',
    ['Too many wrong codes. Please start a new withdrawal.'],
    {
      session: 'other-player',
      steps: [...orderSome, ...Array.from({ length: 6 }, (_, index) => enter(`00000${index}`)).flat()],
    },
  ),
  withdraw('sandbox-submitted', 'The sandbox pays a withdrawal', ['Withdrawal request submitted successfully!'], {
    sameAs: 'withdraw-submitted',
    session: 'other-player',
    steps: [...orderSome, ...enter('{code}')],
  }),
];
