/** Messages about the list of coins. */
export const messages = {
  currency: 'Currency',
  coin: 'coin',
  coins: 'coins',
  failed: 'Coins could not be loaded',
  none: 'No coins yet',
  noneLine: 'The provider lists no coins at the moment.',
} as const;
