import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered } from '@tessera/workbench/state';
import { someAddress } from '../lostPayments';
import { held } from '../sampleBalance';
import { bitcoinAddress, coin, ethereum, ethereumAddress, only, ripple, tether, xrpAccount } from '../sampleCoins';
import { withdraw } from './withdrawTools';

const address = (text: string) => [{ fill: 'Withdrawal address', text }];

/** Addresses that the player has withdrawn to on this device. */
const used = (...addresses: readonly string[]) => ({
  'player/{player}/tessera.wallet.recent-addresses': JSON.stringify(addresses),
});

/** States of the recipient of a withdrawal: warnings, hints, and addresses that were used before. */
export const recipientStates = [
  withdraw(
    'withdraw-first-time',
    'An address that this device does not know',
    ['This device does not know this address yet. Compare every character.'],
    { steps: address(someAddress) },
  ),
  announcing(withdraw)(
    'withdraw-other-network',
    'The address is one of another network',
    ['This is an Ethereum address; you chose Bitcoin testnet'],
    { steps: address(ethereumAddress) },
  ),
  announcing(withdraw)(
    'withdraw-main-network',
    'The address is one of the main network',
    ['This is a Bitcoin address; you chose Bitcoin testnet'],
    { steps: address('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') },
  ),
  withdraw(
    'withdraw-no-checksum',
    'The address has no checksum',
    ['It has no checksum, so a typing error in it cannot be noticed.'],
    {
      faults: only(coin('SOL', 'Solana', 'Solana devnet')),
      steps: address('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'),
    },
  ),
  announcing(withdraw)('withdraw-burn', 'Burn address', ['Nobody owns this address. What is sent to it is lost.'], {
    steps: address('mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8'),
  }),
  announcing(withdraw)(
    'withdraw-contract',
    'The contract of the token',
    ['This is the contract of a token, not a wallet. What is sent to it is lost.'],
    { faults: only(tether), steps: address('0x7169D38820dfd117C3FA1f22a697dBA58d90BA06') },
  ),
  announcing(withdraw)(
    'withdraw-own',
    'The address is the player’s own deposit address',
    ['This is your own deposit address: the withdrawal would come back to this wallet.'],
    {
      faults: [...held, answered(calls.depositAddress, { payAddress: bitcoinAddress })],
      steps: address(bitcoinAddress),
    },
  ),
  announcing(withdraw)(
    'withdraw-look-alike',
    'The address imitates one that was used before',
    [
      'This is not 0x5aAe…1BeAed, which you have used before: only its ends are the same. Swindlers make such addresses. Compare every character.',
    ],
    {
      faults: only(ethereum),
      storage: used(ethereumAddress),
      steps: address('0x5aae81f4c2d09b7736e5a1180c4d9f62b37aeaed'),
    },
  ),
  withdraw(
    'withdraw-recent',
    'Addresses that were used before',
    ['Recent addresses', 'Forget recent addresses', 'Forget'],
    { storage: used(someAddress, bitcoinAddress, 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef', ethereumAddress) },
  ),
  withdraw('withdraw-recent-forgotten', 'The addresses were forgotten', ['Withdrawal address', 'Scan a QR code'], {
    camera: 'running',
    storage: used(someAddress),
    steps: [{ press: 'Forget recent addresses' }],
  }),
  withdraw(
    'withdraw-tag',
    'An XRP account with a destination tag',
    ['Destination tag', 'Exchanges need it to find your account. Leave it empty only for a wallet of your own.'],
    { faults: only(ripple), steps: address(`${xrpAccount}?dt=12345`) },
  ),
];
