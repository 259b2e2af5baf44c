import type { State } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { addressCall, answers, held } from '../stateTools';
import { only, withdraw } from './withdrawTools';

const ethereum = only('ETH', 'Ethereum', 'Ethereum Sepolia');
const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ownAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

const address = (text: string) => [{ fill: 'Withdrawal address', text }];

/** Addresses that the player has withdrawn to on this device. */
const used = (...addresses: readonly string[]) => ({
  'player/{player}/tessera.wallet.recent-addresses': JSON.stringify(addresses),
});

/** States of the recipient of a withdrawal: warnings, hints, and addresses that were used before. */
export const recipientStates: readonly State[] = [
  withdraw(
    'withdraw-first-time',
    'An address that this device does not know',
    ['This device does not know this address yet. Compare every character.'],
    {
      faults: held,
      steps: address(someAddress),
    },
  ),
  withdraw(
    'withdraw-other-network',
    'The address is one of another network',
    ['This is an Ethereum address; you chose Bitcoin testnet'],
    {
      faults: held,
      steps: address(ethereumAddress),
    },
  ),
  withdraw(
    'withdraw-main-network',
    'The address is one of the main network',
    ['This is a Bitcoin address; you chose Bitcoin testnet'],
    {
      faults: held,
      steps: address('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    },
  ),
  withdraw(
    'withdraw-no-checksum',
    'The address has no checksum',
    ['It has no checksum, so a typing error in it cannot be noticed.'],
    {
      faults: only('SOL', 'Solana', 'Solana devnet'),
      steps: address('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'),
    },
  ),
  withdraw('withdraw-burn', 'Burn address', ['Nobody owns this address. What is sent to it is lost.'], {
    faults: held,
    steps: address('mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8'),
  }),
  withdraw(
    'withdraw-contract',
    'The contract of the token',
    ['This is the contract of a token, not a wallet. What is sent to it is lost.'],
    {
      faults: only('USDT', 'Tether', 'ERC-20'),
      steps: address('0x7169D38820dfd117C3FA1f22a697dBA58d90BA06'),
    },
  ),
  withdraw(
    'withdraw-own',
    'The address is the player’s own deposit address',
    ['This is your own deposit address: the withdrawal would come back to this wallet.'],
    {
      faults: [...held, answers(addressCall, { payAddress: ownAddress })],
      steps: address(ownAddress),
    },
  ),
  withdraw(
    'withdraw-look-alike',
    'The address imitates one that was used before',
    [
      'This is not 0x5aAe…1BeAed, which you have used before: only its ends are the same. Swindlers make such addresses. Compare every character.',
    ],
    {
      faults: ethereum,
      storage: used(ethereumAddress),
      steps: address('0x5aae81f4c2d09b7736e5a1180c4d9f62b37aeaed'),
    },
  ),
  withdraw(
    'withdraw-recent',
    'Addresses that were used before',
    ['Recent addresses', 'Forget recent addresses', 'Forget'],
    {
      faults: held,
      storage: used(someAddress, ownAddress, 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef', ethereumAddress),
    },
  ),
  withdraw('withdraw-recent-forgotten', 'The addresses were forgotten', ['Withdrawal address', 'Scan a QR code'], {
    faults: held,
    camera: 'running',
    storage: used(someAddress),
    steps: [{ press: 'Forget recent addresses' }],
  }),
  withdraw(
    'withdraw-tag',
    'An XRP account with a destination tag',
    ['Destination tag', 'Exchanges need it to find your account. Leave it empty only for a wallet of your own.'],
    {
      faults: only('XRP', 'Ripple', 'XRP testnet'),
      steps: address('rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=12345'),
    },
  ),
];
