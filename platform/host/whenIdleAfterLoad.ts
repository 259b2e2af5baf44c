import { whenIdle } from '@tessera/shared-contracts/ui';

/** Milliseconds to wait for the page's `load`, which a hanging file delays forever. */
const loadTimeoutMs = 5_000;

/**
 * Runs work once the page has loaded and the browser has time for it.
 *
 * @returns the undo: cancels the work if it has not run yet
 */
export function whenIdleAfterLoad(work: () => void): () => void {
  let cancel = () => {};
  const waitForTime = () => {
    cancel();
    cancel = whenIdle(work, { timeoutMs: 5_000, withoutIdleCallbacksMs: 1_000 });
  };
  if (document.readyState === 'complete') waitForTime();
  else {
    const timer = setTimeout(waitForTime, loadTimeoutMs);
    window.addEventListener('load', waitForTime, { once: true });
    cancel = () => {
      clearTimeout(timer);
      window.removeEventListener('load', waitForTime);
    };
  }
  return () => cancel();
}
