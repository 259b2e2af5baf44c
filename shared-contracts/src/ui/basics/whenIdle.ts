/** Limits of a wait for an idle browser, in milliseconds. */
export interface IdleLimits {
  /** After which the work runs although the browser is busy. */
  readonly timeoutMs: number;
  /** After which it runs in a browser without idle callbacks. */
  readonly withoutIdleCallbacksMs: number;
}

/**
 * Runs work when the browser has time for it.
 *
 * @returns the undo: cancels the work if it has not run yet
 */
export function whenIdle(work: () => void, { timeoutMs, withoutIdleCallbacksMs }: IdleLimits): () => void {
  // Safari has no idle callbacks yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutIdleCallbacksMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
