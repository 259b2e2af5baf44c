import { statesOf } from './stateTools';

const browserWallets = ['Stone Wallet'];
const connect = [{ press: 'Connect Wallet' }];

/** The connected wallets. */
export const connectedWalletStates = statesOf('SettingsPage', { session: 'player', steps: connect }, [
  {
    id: 'wallet-none',
    title: 'No browser wallet was found',
    shows: ['No browser wallet was found.', 'Connect Wallet'],
  },
  {
    id: 'wallet-connecting',
    title: 'A browser wallet takes its time',
    shows: ['Connecting...', 'Cancel'],
    browserWallets,
    walletAnswer: 'waiting',
  },
  {
    id: 'wallet-refused',
    title: 'A browser wallet does not connect',
    shows: ['No Connected Wallets', 'Stone Wallet did not connect.'],
    browserWallets,
    walletAnswer: 'refused',
  },
  {
    id: 'wallet-empty',
    title: 'A browser wallet shares no account',
    shows: ['No Connected Wallets', 'Stone Wallet shared no account.'],
    browserWallets,
    walletAnswer: 'empty',
  },
  {
    id: 'wallet-choice',
    title: 'Choice between two browser wallets',
    shows: ['Choose a wallet', 'Bone Wallet'],
    browserWallets: ['Stone Wallet', 'Bone Wallet'],
  },
  {
    id: 'wallet-connected',
    title: 'A browser wallet is connected',
    shows: ['Your connected wallets', 'Disconnect Stone Wallet', 'Stone Wallet is connected on this device.'],
    browserWallets,
  },
  {
    id: 'wallet-disconnected',
    title: 'A browser wallet is disconnected',
    shows: ['No Connected Wallets', 'Stone Wallet is disconnected.'],
    browserWallets,
    steps: [...connect, { press: 'Disconnect Stone Wallet' }],
  },
]);
