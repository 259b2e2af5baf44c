/** Everything that the deposit view says (spec §2, Deposit sub-dialog). */
export const messages = {
  tabs: 'Kind of deposit',
  crypto: 'Crypto',
  local: 'Local Currency',
  localNote: 'Deposits in local currency are not available yet. You can deposit crypto:',
  heading: 'Deposit Directly From Your Wallet',
  address: 'Deposit address',
  qr: (symbol: string) => `QR code of the ${symbol} deposit address`,
  copy: 'Copy',
  copyWhat: ' address',
  copied: 'Copied',
  copyFailed: 'The address could not be copied. Select it and copy it by hand.',
  confirmations: 'Credited: 2 Confirmations',
  only: (symbol: string) => `${symbol} only`,
  onlyOn: (symbol: string, network: string) => `${symbol} on ${network} only`,
  addressFailed: 'The deposit address could not be loaded',
  grew: (amount: string, symbol: string) => `Your balance grew by ${amount} ${symbol}.`,
} as const;
