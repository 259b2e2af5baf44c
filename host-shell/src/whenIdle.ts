/** Milliseconds that the page's `load` is waited for: a file that hangs holds it up for ever. */
const loadTimeoutMs = 5_000;

/**
 * Runs work once the page has loaded and the browser has time for it.
 *
 * @returns the undo: call it before that, and the work is not done
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const waitForTime = () => {
    cancel();
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(work, { timeout: 5_000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(work, 1_000);
      cancel = () => clearTimeout(handle);
    }
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
