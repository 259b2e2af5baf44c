/** Texts of the page that is shown while pages cannot be fetched. */
export const offlineMessages = {
  title: 'You are offline',
  heading: 'You are offline. Your money is safe.',
  reason:
    'Your device has no connection, or this site does not answer. Your balance is kept by the provider, not on this device.',
  withdrawals:
    'Rounds that had begun, and withdrawals that you confirmed, go on without you. Transactions and Bets show how they ended when you are back.',
  returns: 'The page comes back by itself.',
  retry: 'Try again',
} as const;
