import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  dropped,
  failed,
  refused,
  sends,
  serverMessage,
  unanswered,
} from '@tessera/workbench/state';
import { held, poor, sample, unknown } from './sampleBalance';
import { walletAt } from './walletAt';

const { readBreak, readVault, moveIntoVault, moveOutOfVault } = extensionCalls;
const kept = answered(readVault, {
  totalUsd: 1250.5,
  balances: [
    { currency: 'BTC', amount: 0.015, usdValue: 975 },
    { currency: 'USDT', amount: 275.5, usdValue: 275.5 },
  ],
  proof: 'password',
});
const nothingKept = answered(readVault, { totalUsd: 0, balances: [], proof: 'password' });
const onBreak = answered(readBreak, { state: 'break', until: '2126-11-16T00:00:00.000Z' });
const usual = [...held, kept];
const vault = walletAt('vault', { faults: usual });
const told = announcing(vault);
const out = [{ press: 'Move out' }];
const move = (button: string) => [{ fill: 'Amount', text: '0.01' }, { press: button }];

/** States of the vault, and of its row in the overview. */
export const vaultStates = [
  vault('vault', 'The vault', ['In your vault', '$1,250.50', 'Move in', 'Move into vault', 'Available'], {
    does: { rows: ['BTC', 'USDT'] },
  }),
  vault('vault-out', 'Moving out of the vault', ['Your password', 'Move to balance'], { steps: out }),
  vault('vault-out-by-code', 'Moving out with a second factor', ['Authenticator code or recovery code'], {
    faults: [...held, answered(readVault, { ...sample, proof: 'code' })],
    steps: out,
  }),
  vault(
    'vault-on-break',
    'The vault during a break',
    ['You cannot play until', 'none into it', 'About breaks'],
    [...usual, onBreak],
  ),
  vault('vault-empty', 'Nothing to move', ['$0.00', 'You have no balance to put away.'], [...poor, nothingKept]),
  vault('vault-out-empty', 'Nothing to move out', ['Nothing is in your vault yet.'], {
    faults: [...held, nothingKept],
    steps: out,
  }),
  vault('vault-loading', 'The vault is loading', ['Vault'], [...held, unanswered(readVault)]),
  vault(
    'vault-failed',
    'The vault could not be loaded',
    ['Your vault could not be loaded', 'Try again'],
    [...held, failed(readVault, serverMessage)],
  ),
  vault(
    'vault-balance-failed',
    'The balance could not be loaded',
    ['Your balance could not be loaded', '$1,250.50'],
    [unknown, kept],
  ),
  vault('vault-fields', 'An amount and a password are missing', ['Please enter an amount', 'Enter your password'], {
    steps: [...out, { press: 'Move to balance' }],
    does: { focus: 'Amount' },
  }),
  vault('vault-refused', 'A wrong password', ['The password is wrong.'], {
    faults: [...usual, refused(moveOutOfVault, 'The password is wrong.', 400, { field: 'proof' })],
    steps: [...out, { fill: 'Your password', text: 'Tessera' }, ...move('Move to balance')],
    does: { focus: 'Your password' },
  }),
  told('vault-moved', 'Money was moved in', ['0.01 BTC moved into your vault.'], {
    faults: [...usual, answered(moveIntoVault, {})],
    steps: move('Move into vault'),
    does: sends(moveIntoVault, calls.balance, readVault),
  }),
  told('vault-lost', 'The answer to a move was lost', ['The answer was lost, so the money may have been moved.'], {
    faults: [...usual, dropped(moveIntoVault)],
    steps: move('Move into vault'),
  }),
  told('vault-repeated', 'The move was sent again after a lost answer', ['0.01 BTC moved into your vault.'], {
    sameAs: 'vault-moved',
    faults: [...usual, dropped(moveIntoVault)],
    steps: [
      ...move('Move into vault'),
      { see: 'The answer was lost, so the money may have been moved.' },
      { faults: [...usual, answered(moveIntoVault, {})] },
      { press: 'Move into vault' },
    ],
    does: sends(moveIntoVault, calls.balance, readVault),
  }),
  vault('vault-absent', 'Without the extension, the overview', ['Total balance', '65%', 'Withdraw', 'Deposit'], {
    withoutExtensions: ['vault'],
  }),
  walletAt('overview', { faults: usual })('overview-vault', 'Overview beside a vault', [
    'Total balance',
    '$8,412.07',
    'Put away from play',
    '$1,250.50',
  ]),
];
