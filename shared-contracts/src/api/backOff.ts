const longestPauseMs = 60_000;

/**
 * The pause after a number of failures in a row, in milliseconds: doubles up to a minute. Up to half of it is jitter, so
 * that clients do not return all at once after an outage.
 */
export const backOffMs = (failures: number, firstMs: number): number =>
  Math.min(longestPauseMs, firstMs * 2 ** (failures - 1)) * (1 - Math.random() / 2);
