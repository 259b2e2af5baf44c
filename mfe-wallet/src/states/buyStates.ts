import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, unanswered } from '@tessera/workbench/state';
import { alikeFailures } from './alikeFailures';
import { lists } from './sampleCoins';
import { walletAt } from './walletAt';

const buy = walletAt('buy');

/** The amount is not taken: the page says why, and the field has the focus. */
const wrong = announcing(walletAt('buy', { does: { focus: 'Amount' } }));
const buyFor = (amount: string) => [
  { fill: 'Amount', text: amount },
  { press: 'Buy', in: 'Buy Crypto' },
];

/** States of the tab Buy Crypto. */
export const buyStates = [
  buy('buy', 'Buy Crypto', ['Currency', 'Amount', 'INR', 'Buying crypto is not available yet.']),
  buy('buy-coins', 'Buy Crypto with the list of coins', ['Bitcoin Cash testnet'], { steps: [{ press: 'Currency' }] }),
  buy('buy-loading', 'Buy Crypto before the coins are known', ['Buy Crypto'], [unanswered(calls.coins)]),
  ...alikeFailures(buy, 'buy-', 'Buy Crypto', calls.coins, ['Buy Crypto', 'Coins could not be loaded', 'Try again']),
  buy(
    'buy-no-coins',
    'Buy Crypto when the provider lists no coins',
    ['Buy Crypto', 'No coins yet', 'The provider lists no coins at the moment.'],
    [lists()],
  ),
  wrong('buy-nothing', 'No amount', ['Enter an amount'], { steps: [{ press: 'Buy', in: 'Buy Crypto' }] }),
  wrong('buy-words', 'An amount that is not a number', ['Enter the amount as a number, such as 500'], {
    steps: buyFor('five'),
  }),
  wrong('buy-zero', 'An amount of zero', ['Enter an amount above zero', 'Buy Crypto'], { steps: buyFor('0') }),
  wrong('buy-places', 'An amount with four decimal places', ['Use at most 2 decimal places'], {
    // Three could be thousands in the languages of some places.
    steps: buyFor('500.2555'),
  }),
  wrong(
    'buy-ambiguous',
    'An amount with a comma that may separate thousands',
    ['1,250 may mean 1.2500 or 1250. Enter one of these', 'Buy Crypto'],
    { steps: buyFor('1,250') },
  ),
  wrong(
    'buy-separators',
    'An amount with thousands separators',
    ['Enter the amount without thousands separators, such as 1250.50', 'Buy Crypto'],
    { steps: buyFor('1,250,000') },
  ),
  announcing(buy)(
    'buy-not-yet',
    'A toast: buying is not available yet',
    ['Buying crypto is not available yet. You can deposit from your own wallet instead.'],
    { steps: buyFor('500') },
  ),
];
