import { announcing, statesOf } from '@tessera/workbench/state';

const browserWallets = ['Stone Wallet'];
const connect = [{ press: 'Connect Wallet' }];

const state = statesOf('SettingsPage', { steps: connect, browserWallets });

/** The connected wallets. */
export const connectedWalletStates = [
  state('wallet-none', 'No browser wallet was found', ['No browser wallet was found.', 'Connect Wallet'], {
    browserWallets: [],
  }),
  state('wallet-connecting', 'A browser wallet takes its time', ['Connecting...', 'Cancel'], {
    walletAnswer: 'waiting',
  }),
  announcing(state)(
    'wallet-refused',
    'A browser wallet does not connect',
    ['Stone Wallet did not connect.', 'No Connected Wallets'],
    { walletAnswer: 'refused' },
  ),
  announcing(state)(
    'wallet-empty',
    'A browser wallet shares no account',
    ['Stone Wallet shared no account.', 'No Connected Wallets'],
    { walletAnswer: 'empty' },
  ),
  state('wallet-choice', 'Choice between two browser wallets', ['Choose a wallet', 'Bone Wallet'], {
    browserWallets: ['Stone Wallet', 'Bone Wallet'],
  }),
  state('wallet-connected', 'A browser wallet is connected', [
    'Your connected wallets',
    'Disconnect Stone Wallet',
    'Stone Wallet is connected on this device.',
  ]),
  announcing(state)(
    'wallet-disconnected',
    'A browser wallet is disconnected',
    ['Stone Wallet is disconnected.', 'No Connected Wallets'],
    { steps: [...connect, { press: 'Disconnect Stone Wallet' }], does: { focus: 'Connect Wallet' } },
  ),
];
