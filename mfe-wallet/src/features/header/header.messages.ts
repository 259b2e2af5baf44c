import { messages as balanceMessages } from '../balances/balances.messages';

/** Everything that the header's wallet says. */
export const messages = {
  group: 'Wallet controls',
  total: 'Total balance',
  loading: 'Your balance is being loaded',
  wallet: 'Wallet',
  currency: (symbol: string, name: string) => `Currency: ${symbol}, ${name}`,
  currencies: 'Currencies',
  retry: 'Try again',
  retryWhat: balanceMessages.failed,
  unknown: '—',
} as const;
