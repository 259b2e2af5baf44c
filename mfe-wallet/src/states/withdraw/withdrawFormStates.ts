import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { unanswered } from '@tessera/workbench/state';
import { alikeFailures } from '../alikeFailures';
import { held, holds, poor, sample, unknown, unreadable } from '../sampleBalance';
import { bitcoin, coin, hostileText, lists, only } from '../sampleCoins';
import { draftOf, withdraw } from './withdrawTools';

const max = [{ press: 'Max: use all available BTC' }];

/** States of the withdraw form: its coins, and what is available. */
export const withdrawFormStates = [
  withdraw('withdraw', 'Withdraw', [
    'Withdrawal address',
    'Please double-check the withdrawal address. Transactions cannot be reversed once confirmed.',
    'Available',
  ]),
  withdraw('withdraw-own-balance', 'Withdraw of the player’s own balance', ['Available', 'Confirm Withdrawal'], []),
  withdraw(
    'withdraw-coins',
    'Withdraw with the list of coins',
    ['Withdrawal address', 'Bitcoin Cash testnet', 'Tron Shasta'],
    { steps: [{ press: 'Currency' }] },
  ),
  withdraw('withdraw-other-coin', 'Withdraw of another coin', ['Max: use all available TRX', '0.00000000'], {
    storage: draftOf({ coin: 'TRX Tron Shasta' }),
  }),
  withdraw(
    'withdraw-unreadable-coins',
    'Withdraw when two coins cannot be read',
    ['Withdrawal address', '2 coins could not be read.'],
    [...held, lists(bitcoin, { symbol: '' }, 7)],
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
    only(coin(hostileText, hostileText, hostileText)),
  ),
  withdraw('withdraw-max', 'All that is available', ['0.08421839', '$5,474.19'], { steps: max }),
  withdraw('withdraw-share', 'Half of what is available', ['Shares of the available BTC', '50%', '$2,737.09'], {
    steps: [{ press: '50%' }],
  }),
  withdraw(
    'withdraw-max-of-nothing',
    'All of nothing',
    ['This is too little for a withdrawal: the smallest amount is 0.00000001 BTC'],
    { faults: poor, steps: max, withoutExtensions: ['coin-terms'] },
  ),
  withdraw('withdraw-loading', 'Withdraw before the coins are known', ['Back to wallet', 'Withdraw'], {
    faults: [unanswered(calls.coins)],
  }),
  withdraw('withdraw-book-loading', 'Withdraw before the address book is known', ['Back to wallet', 'Withdraw'], {
    sameAs: 'withdraw-loading',
    faults: [unanswered(extensionCalls.readAddresses)],
  }),
  withdraw('withdraw-part-loading', 'Withdraw is loading', ['Back to wallet', 'Withdraw'], {
    sameAs: 'withdraw-loading',
    parts: 'waiting',
  }),
  withdraw('withdraw-part-failed', 'Withdraw did not load', ['Back to wallet', 'This part did not load'], {
    parts: 'failed',
  }),
  ...alikeFailures(withdraw, 'withdraw-coins-', 'Withdraw', calls.coins, [
    'Withdraw',
    'Coins could not be loaded',
    'Try again',
  ]),
  withdraw(
    'withdraw-no-coins',
    'Withdraw when the provider lists no coins',
    ['Withdraw', 'No coins yet', 'The provider lists no coins at the moment.'],
    [lists()],
  ),
  withdraw('withdraw-balance-loading', 'Withdraw before the balance is known', ['Withdrawal address', 'Available'], {
    faults: [unanswered(calls.balance)],
  }),
  withdraw('withdraw-balance-failed', 'Withdraw of an unknown balance', ['Available balance unknown', 'Try again'], {
    faults: [unknown],
  }),
  withdraw(
    'withdraw-balance-unreadable',
    'Withdraw when the balance of the coin cannot be read',
    ['Available balance unknown'],
    [holds({ ...sample, balances: [unreadable] })],
  ),
];
