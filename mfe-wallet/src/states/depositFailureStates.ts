import type { State } from '@tessera/workbench/state';
import { addressCall, answers, coin, coinsCall, delays, garbles, lists, loses, refuses, statesAt } from './stateTools';

const deposit = statesAt('deposit');

const otherNetwork = answers(addressCall, { payAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });

/** States of the deposit view without an address. */
export const depositFailureStates: readonly State[] = [
  deposit(
    'deposit-unfit',
    'The provider sends an address of another network',
    [
      'The deposit address could not be loaded',
      'The provider sent an address that is not one for BTC on Bitcoin testnet. Money sent to it could be lost, so it is not shown.',
    ],
    {
      faults: [otherNetwork],
    },
  ),
  deposit(
    'deposit-unfit-unnamed',
    'The provider sends an unfit address of an unnamed network',
    [
      'The provider sent an address that is not one for BTC on its network. Money sent to it could be lost, so it is not shown.',
    ],
    {
      faults: [lists(coin('BTC', 'Bitcoin', '')), otherNetwork],
    },
  ),
  deposit(
    'deposit-loading',
    'Deposit before the address is known',
    ['Deposit Directly From Your Wallet', 'Send only BTC over the network Bitcoin testnet.'],
    {
      faults: [delays(addressCall)],
    },
  ),
  deposit(
    'deposit-failed',
    'Deposit when the provider refuses the address',
    ['The deposit address could not be loaded', 'Addresses are being renewed.'],
    {
      faults: [refuses(addressCall, 'Addresses are being renewed.', 503)],
    },
  ),
  deposit(
    'deposit-offline',
    'Deposit when the connection is lost',
    ['The deposit address could not be loaded', 'Try again'],
    {
      faults: [loses(addressCall)],
    },
  ),
  deposit(
    'deposit-malformed',
    'Deposit when a proxy answers in place of the provider',
    ['The deposit address could not be loaded', 'Try again'],
    { sameAs: 'deposit-offline', faults: [garbles(addressCall)] },
  ),
  deposit(
    'deposit-not-checked',
    'The address cannot be checked',
    ['The deposit address could not be checked', 'Try again'],
    { parts: 'failed' },
  ),
  deposit(
    'deposit-recovered',
    'Deposit once the address was loaded again',
    ['Copy address', 'Credited: 2 Confirmations'],
    {
      faults: [refuses(addressCall, 'Addresses are being renewed.', 503)],
      steps: [{ see: 'Try again' }, { faults: [] }, { press: 'Try again' }, { see: 'Credited: 2 Confirmations' }],
    },
  ),
  deposit(
    'deposit-coins-loading',
    'Deposit before the coins are known',
    ['Kind of deposit', 'Crypto', 'Local Currency'],
    {
      faults: [delays(coinsCall)],
    },
  ),
  deposit(
    'deposit-coins-failed',
    'Deposit when the coins cannot be loaded',
    ['Deposit', 'Coins could not be loaded', 'Try again'],
    {
      faults: [loses(coinsCall)],
    },
  ),
  deposit(
    'deposit-no-coins',
    'Deposit when the provider lists no coins',
    ['Deposit', 'No coins yet', 'The provider lists no coins at the moment.'],
    {
      faults: [lists()],
    },
  ),
];
