import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, garbled, refused, sends, unanswered } from '@tessera/workbench/state';
import { coin, ethereumAddress, lists } from './sampleCoins';
import { walletAt } from './walletAt';

const deposit = walletAt('deposit');

const otherNetwork = answered(calls.depositAddress, { payAddress: ethereumAddress });

/** States of the deposit view without an address. */
export const depositFailureStates = [
  announcing(deposit)(
    'deposit-unfit',
    'The provider sends an address of another network',
    [
      'The deposit address could not be loaded',
      'The provider sent an address that is not one for BTC on Bitcoin testnet. Money sent to it could be lost, so it is not shown.',
    ],
    [otherNetwork],
  ),
  announcing(deposit)(
    'deposit-unfit-unnamed',
    'The provider sends an unfit address of an unnamed network',
    [
      'The provider sent an address that is not one for BTC on its network. Money sent to it could be lost, so it is not shown.',
    ],
    [lists(coin('BTC', 'Bitcoin', '')), otherNetwork],
  ),
  deposit(
    'deposit-loading',
    'Deposit before the address is known',
    ['Deposit Directly From Your Wallet', 'Send only BTC over the network Bitcoin testnet.'],
    [unanswered(calls.depositAddress)],
  ),
  announcing(deposit)(
    'deposit-failed',
    'Deposit when the provider refuses the address',
    ['The deposit address could not be loaded', 'Addresses are being renewed.'],
    [refused(calls.depositAddress, 'Addresses are being renewed.', 503)],
  ),
  announcing(deposit)(
    'deposit-offline',
    'Deposit when the connection is lost',
    ['The deposit address could not be loaded', 'Try again'],
    [dropped(calls.depositAddress)],
  ),
  announcing(deposit)(
    'deposit-malformed',
    'Deposit when a proxy answers in place of the provider',
    ['The deposit address could not be loaded', 'Try again'],
    { sameAs: 'deposit-offline', faults: [garbled(calls.depositAddress)] },
  ),
  deposit('deposit-part-failed', 'Deposit did not load', ['Back to wallet', 'This part did not load'], {
    sameAs: 'withdraw-part-failed',
    parts: 'failed',
  }),
  deposit(
    'deposit-recovered',
    'Deposit once the address was loaded again',
    ['Copy address', 'Credited: 2 Confirmations'],
    {
      faults: [refused(calls.depositAddress, 'Addresses are being renewed.', 503)],
      steps: [{ see: 'Try again' }, { faults: [] }, { press: 'Try again' }, { see: 'Credited: 2 Confirmations' }],
      does: sends(calls.depositAddress),
    },
  ),
  deposit('deposit-coins-loading', 'Deposit before coins are known', ['Kind of deposit', 'Crypto', 'Local Currency'], {
    faults: [unanswered(calls.coins)],
  }),
  deposit(
    'deposit-coins-failed',
    'Deposit when the coins cannot be loaded',
    ['Deposit', 'Coins could not be loaded', 'Try again'],
    [dropped(calls.coins)],
  ),
  deposit(
    'deposit-no-coins',
    'Deposit when the provider lists no coins',
    ['Deposit', 'No coins yet', 'The provider lists no coins at the moment.'],
    [lists()],
  ),
];
