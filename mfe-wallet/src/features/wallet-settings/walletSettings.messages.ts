/** Texts of the Settings tab and the Wallet Settings dialog (spec §2 Wallet dialog, §2 Wallet settings dialog). */
export const messages = {
  hideZero: 'Hide Zero Balances',
  hideZeroHint: 'Lists only what you hold.',
  showFiat: 'Display Crypto in Fiat',
  showFiatHint: 'Shows the value beside each balance.',
  fiat: 'Display currency',
  search: 'Search by code, name or sign',
  found: (count: number) => (count === 1 ? '1 currency' : `${count} currencies`),
  noneFound: 'No currency matches.',
  noRates: 'No rates yet',
  noRatesFor: (code: string) => `There are no rates for ${code} yet. Values stay in USD.`,
  open: 'Wallet Settings',
  openHint: 'Choose the currency of your balance: converting is not available yet.',
  openAction: 'Change currency',

  title: 'Wallet Settings',
  options: 'Currency of your balance',
  warning:
    'By switching currencies, your balance will be fully converted to the selected currency using current exchange rates.',
  notOpen: 'Converting is not available yet: saving changes nothing.',
  cancel: 'Cancel',
  save: 'Save Changes',
  chosen: (code: string) => `Wallet currency chosen: ${code}`,
  notYet: 'Converting your balance is not available yet. Nothing was changed.',
} as const;
