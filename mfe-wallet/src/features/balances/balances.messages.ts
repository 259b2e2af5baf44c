const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Messages about balances, wherever they are shown. */
export const messages = {
  failed: 'Your balance could not be loaded',
  /** @param readAt milliseconds since the epoch */
  asOf: (readAt: number) => `as of ${clock.format(readAt)}`,
  retry: 'Try again',
  hidden: 'Hidden',
} as const;
