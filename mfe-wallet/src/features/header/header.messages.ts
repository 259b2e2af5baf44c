import { messages as balanceMessages } from '../balances/balances.messages';

/** Texts of the header's wallet. */
export const messages = {
  group: 'Wallet controls',
  total: 'Total balance',
  loading: 'Your balance is being loaded',
  wallet: 'Wallet',
  currency: (symbol: string, name: string) => `Currency: ${symbol}, ${name}`,
  currencies: 'Currencies',
  retryWhat: balanceMessages.failed,
  unknown: '—',
} as const;
