import { backOffMs, isProblem } from '@tessera/shared-contracts/api';

/** A read that is repeated after each failure that may pass. */
export interface RepeatedRead {
  /** Takes the error of the latest attempt: waits and sends again, or ends after a success or a lasting failure. */
  readonly settle: (error: unknown) => void;
  /** Sends now if the latest attempt failed. */
  readonly again: () => void;
  /** Ends waiting. */
  readonly stop: () => void;
}

const firstPauseMs = 4_000;
/** A provider that did not answer in time may be overloaded; one whose answer cannot be read seldom recovers soon. */
const longFirstPauseMs = 16_000;
const longestRetryAfterMs = 3_600_000;

/** Refusals that may pass: 408 Request Timeout, 425 Too Early, 429 Too Many Requests. */
const passingRefusals: ReadonlySet<number> = new Set([408, 425, 429]);

/** The longest first pause after an error; `undefined` if another attempt would fail too. */
function firstPauseAfter(error: unknown): number | undefined {
  if (!isProblem(error)) return undefined;
  if (error.kind === 'timed-out' || error.kind === 'malformed') return longFirstPauseMs;
  const mayPass =
    error.kind === 'unreachable' ||
    error.kind === 'server-failed' ||
    (error.kind === 'refused' && passingRefusals.has(error.status));
  return mayPass ? firstPauseMs : undefined;
}

const readRetryAfter = (error: unknown): number =>
  isProblem(error) && 'retryAfterMs' in error ? Math.min(error.retryAfterMs ?? 0, longestRetryAfterMs) : 0;

/**
 * Repeats a read after failures: with growing pauses while the page is visible, and at once when it becomes visible or
 * online. A provider's `Retry-After` is respected.
 *
 * @param send starts the next attempt, which reports its end to `settle`
 * @param isWanted whether anybody waits for the read; otherwise nothing is sent until `again`
 */
export function repeatRead(send: () => void, isWanted: () => boolean = () => true): RepeatedRead {
  let failures = 0;
  let earliest = 0;
  let stop: () => void = () => undefined;

  function again(): void {
    if (failures === 0 || document.visibilityState === 'hidden' || Date.now() < earliest) return;
    stop();
    if (isWanted()) send();
  }

  function settle(error: unknown): void {
    stop();
    const pauseMs = firstPauseAfter(error);
    failures = pauseMs === undefined ? 0 : failures + 1;
    if (pauseMs === undefined || !isWanted()) return;
    const retryAfterMs = readRetryAfter(error);
    earliest = Date.now() + retryAfterMs;
    // An interval, since the workbench's frozen clock stops those: its failed views stay as they are.
    const timer = setInterval(again, retryAfterMs + backOffMs(failures, pauseMs));
    stop = () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
  }

  return { settle, again, stop: () => stop() };
}
