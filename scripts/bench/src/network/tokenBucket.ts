/** A rate limiter. */
export interface TokenBucket {
  /** Takes bytes at the time `nowMs` and returns how many milliseconds later the last of them has passed. */
  take(bytes: number, nowMs: number): number;
}

/**
 * A bucket that fills with `bytesPerSecond` and holds `burstBytes`. Bytes for which it contains too little wait, so that
 * all leave in the order in which they came.
 */
export function createTokenBucket(bytesPerSecond: number, burstBytes: number): TokenBucket {
  let level = burstBytes;
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    take(bytes, nowMs) {
      const passedMs = Number.isFinite(lastMs) ? Math.max(0, nowMs - lastMs) : 0;
      lastMs = Math.max(lastMs, nowMs);
      level = Math.min(burstBytes, level + (passedMs * bytesPerSecond) / 1_000) - bytes;
      return level >= 0 ? 0 : (-level / bytesPerSecond) * 1_000;
    },
  };
}
