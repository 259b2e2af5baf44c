import type { State } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { balanceCall, held, refuses } from '../stateTools';
import { fill, only, send, withdraw } from './withdrawTools';

/** An amount is compared only with a known balance. */
const knowBalance = { see: '0.08421839' };

/** A form with this amount, sent. */
const amountOf = (amount: string) => ({ faults: held, steps: [knowBalance, ...fill(someAddress, amount), ...send] });

const xrp = only('XRP', 'Ripple', 'XRP testnet');
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const tagOf = (tag: string) => ({
  faults: xrp,
  steps: [...fill(account, '20'), { fill: 'Destination tag', text: tag }, ...send],
});

/** States of the withdraw form with errors. */
export const withdrawErrorStates: readonly State[] = [
  withdraw('withdraw-nothing', 'Nothing is filled in', ['Please fill all fields'], { faults: held, steps: send }),
  withdraw('withdraw-no-amount', 'No amount is filled in', ['Please fill all fields', someAddress], {
    faults: held,
    steps: [...fill(someAddress, ''), ...send],
  }),
  withdraw('withdraw-no-address', 'No address is filled in', ['Please fill all fields', '0.025'], {
    faults: held,
    steps: [...fill('', '0.025'), ...send],
  }),
  withdraw(
    'withdraw-words',
    'An amount that is not a number',
    ['Enter the amount as a number, such as 0.025'],
    amountOf('a little'),
  ),
  withdraw('withdraw-zero', 'An amount of zero', ['Confirm Withdrawal', 'Enter an amount above zero'], amountOf('0')),
  withdraw(
    'withdraw-places',
    'An amount with nine decimal places',
    ['Use at most 8 decimal places'],
    amountOf('0.000000001'),
  ),
  withdraw(
    'withdraw-places-of-tether',
    'An amount of Tether with seven decimal places',
    ['Use at most 6 decimal places'],
    {
      faults: only('USDT', 'Tether', 'ERC-20'),
      steps: [...fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '1.0000001'), ...send],
    },
  ),
  withdraw(
    'withdraw-ambiguous',
    'An amount with a comma that may separate thousands',
    ['Confirm Withdrawal', '1,250 may mean 1.2500 or 1250. Enter one of these'],
    amountOf('1,250'),
  ),
  withdraw(
    'withdraw-separators',
    'An amount with thousands separators',
    ['Confirm Withdrawal', 'Enter the amount without thousands separators, such as 1250.50'],
    amountOf('1,250,000'),
  ),
  withdraw('withdraw-insufficient', 'An amount above what is available', ['Insufficient balance'], amountOf('0.5')),
  withdraw(
    'withdraw-insufficient-unknown',
    'An amount above an unknown balance is left to the provider',
    ['Insufficient balance', 'Available balance unknown'],
    {
      faults: [refuses(balanceCall, 'The ledger is being serviced.', 500)],
      steps: [...fill(someAddress, '500'), ...send],
    },
  ),
  withdraw(
    'withdraw-no-checksum-match',
    'An address with a typing error',
    ['This does not look like a Bitcoin testnet address'],
    {
      faults: held,
      steps: [...fill(`${someAddress.slice(0, -1)}8`, '0.025'), ...send],
    },
  ),
  withdraw(
    'withdraw-wrong-xrp-address',
    'An account of the XRP Ledger with a typing error',
    ['This does not look like an XRP testnet address'],
    {
      faults: xrp,
      steps: [...fill(`${account.slice(0, -1)}Z`, '20'), ...send],
    },
  ),
  withdraw(
    'withdraw-two-errors',
    'A wrong address and a wrong amount',
    ['This does not look like a Bitcoin testnet address', 'Insufficient balance'],
    {
      faults: held,
      steps: [knowBalance, ...fill('nonsense', '0.5'), ...send],
    },
  ),
  withdraw(
    'withdraw-wrong-tag',
    'A destination tag that is not a number',
    ['memo', 'A destination tag is a whole number up to 4294967295'],
    tagOf('memo'),
  ),
  withdraw(
    'withdraw-long-tag',
    'A destination tag that is too large',
    ['4294967296', 'A destination tag is a whole number up to 4294967295'],
    tagOf('4294967296'),
  ),
];
