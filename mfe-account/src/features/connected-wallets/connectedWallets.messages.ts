/** Texts of the connected wallets (spec §2 Connected Wallets, §14 Connect Wallet). */
export const messages = {
  title: 'Connected Wallets',
  loading: 'Loading your connected wallets',
  none: 'No Connected Wallets',
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  choose: 'Choose a wallet',
  notFound: 'No browser wallet was found.',
  refused: (name: string) => `${name} did not connect.`,
  noAccount: (name: string) => `${name} shared no account.`,
  connected: (name: string) => `${name} is connected on this device.`,
  disconnected: (name: string) => `${name} is disconnected.`,
  list: 'Your connected wallets',
} as const;
