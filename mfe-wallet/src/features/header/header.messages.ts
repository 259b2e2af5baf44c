import { messages as balanceMessages } from '../balances/balances.messages';

/** Texts of the header's wallet. */
export const messages = {
  group: 'Wallet controls',
  total: 'Total balance',
  inGame: (symbol: string) => `Balance in ${symbol}`,
  loading: 'Your balance is being loaded',
  wallet: 'Wallet',
  currency: (symbol: string, name: string) => `Currency: ${symbol}, ${name}`,
  currencyLoading: 'Currency',
  currencies: 'Currencies',
  retryWhat: balanceMessages.failed,
  unknown: '—',
} as const;
