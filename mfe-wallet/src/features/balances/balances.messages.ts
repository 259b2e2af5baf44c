import { formatTime } from '@tessera/shared-contracts/format';

/** Messages about balances, wherever they are shown. */
export const messages = {
  failed: 'Your balance could not be loaded',
  /** @param readAt milliseconds since the epoch */
  asOf: (readAt: number) => `as of ${formatTime(readAt)}`,
  retry: 'Try again',
  hidden: 'Hidden',
} as const;
