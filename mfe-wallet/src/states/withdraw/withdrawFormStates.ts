import type { State } from '@tessera/workbench/state';
import {
  answers,
  balanceCall,
  coin,
  coinsCall,
  delays,
  garbles,
  held,
  hostileText,
  lists,
  loses,
  poor,
  refuses,
  sample,
} from '../stateTools';
import { draftOf, only, withdraw } from './withdrawTools';

const max = { press: 'Max: use all available BTC' };
const unreadable = { currency: '', amount: 'much' };

/** States of the withdraw form: its coins, and what is available. */
export const withdrawFormStates: readonly State[] = [
  withdraw(
    'withdraw',
    'Withdraw',
    [
      'Withdrawal address',
      'Please double-check the withdrawal address. Transactions cannot be reversed once confirmed.',
      'Available',
    ],
    { faults: held },
  ),
  withdraw('withdraw-own-balance', 'Withdraw of the player’s own balance', ['Available', 'Confirm Withdrawal']),
  withdraw(
    'withdraw-coins',
    'Withdraw with the list of coins',
    ['Withdrawal address', 'Bitcoin Cash testnet', 'Tron Shasta'],
    {
      faults: held,
      steps: [{ press: 'Currency' }],
    },
  ),
  withdraw('withdraw-other-coin', 'Withdraw of another coin', ['Max: use all available TRX', '0.00000000'], {
    faults: held,
    storage: draftOf({ coin: 'TRX Tron Shasta' }),
  }),
  withdraw(
    'withdraw-unreadable-coins',
    'Withdraw when two coins cannot be read',
    ['Withdrawal address', '2 coins could not be read.'],
    {
      faults: [...held, lists(coin('BTC', 'Bitcoin', 'Bitcoin testnet'), { symbol: '' }, 7)],
    },
  ),
  withdraw('withdraw-many-coins', 'Withdraw with two hundred coins', ['COIN7', 'Network 7'], {
    faults: [
      ...held,
      lists(...Array.from({ length: 200 }, (_, index) => coin(`COIN${index}`, `Coin ${index}`, `Network ${index}`))),
    ],
    steps: [{ press: 'Currency' }],
  }),
  withdraw(
    'withdraw-hostile',
    'Withdraw of a coin with hostile texts',
    ['Withdrawal address', 'Max: use all available <b>Пример</b>'],
    {
      faults: only(hostileText, hostileText, hostileText),
    },
  ),
  withdraw('withdraw-max', 'All that is available', ['0.08421839', '$5,474.19'], { faults: held, steps: [max] }),
  withdraw('withdraw-share', 'Half of what is available', ['Shares of the available BTC', '50%', '$2,737.09'], {
    faults: held,
    steps: [{ press: '50%' }],
  }),
  withdraw(
    'withdraw-max-of-nothing',
    'All of nothing',
    ['This is too little for a withdrawal: the smallest amount is 0.00000001 BTC'],
    {
      faults: poor,
      steps: [max],
    },
  ),
  withdraw('withdraw-loading', 'Withdraw before the coins are known', ['Back to wallet', 'Withdraw'], {
    faults: [delays(coinsCall)],
  }),
  withdraw('withdraw-part-loading', 'Withdraw is loading', ['Back to wallet', 'Withdraw'], {
    sameAs: 'withdraw-loading',
    faults: held,
    parts: 'waiting',
  }),
  withdraw('withdraw-part-failed', 'Withdraw did not load', ['Back to wallet', 'This part did not load'], {
    faults: held,
    parts: 'failed',
  }),
  withdraw(
    'withdraw-coins-failed',
    'Withdraw when the coins cannot be loaded',
    ['Withdraw', 'Coins could not be loaded', 'Try again'],
    {
      faults: [refuses(coinsCall, 'The list is being written.', 500)],
    },
  ),
  withdraw(
    'withdraw-coins-offline',
    'Withdraw when the connection is lost',
    ['Withdraw', 'Coins could not be loaded', 'Try again'],
    { sameAs: 'withdraw-coins-failed', faults: [loses(coinsCall)] },
  ),
  withdraw(
    'withdraw-coins-malformed',
    'Withdraw when a proxy answers in place of the provider',
    ['Withdraw', 'Coins could not be loaded', 'Try again'],
    { sameAs: 'withdraw-coins-failed', faults: [garbles(coinsCall)] },
  ),
  withdraw(
    'withdraw-no-coins',
    'Withdraw when the provider lists no coins',
    ['Withdraw', 'No coins yet', 'The provider lists no coins at the moment.'],
    {
      faults: [lists()],
    },
  ),
  withdraw('withdraw-balance-loading', 'Withdraw before the balance is known', ['Withdrawal address', 'Available'], {
    faults: [delays(balanceCall)],
  }),
  withdraw(
    'withdraw-balance-failed',
    'Withdraw when the balance is unknown',
    ['Available balance unknown', 'Try again'],
    {
      faults: [refuses(balanceCall, 'The ledger is being serviced.', 500)],
    },
  ),
  withdraw(
    'withdraw-balance-unreadable',
    'Withdraw when the balance of the coin cannot be read',
    ['Available balance unknown'],
    {
      faults: [answers(balanceCall, { ...sample, balances: [unreadable] })],
    },
  ),
];
