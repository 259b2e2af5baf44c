/** Milliseconds to wait for the page's `load`, which a file that hangs delays forever. */
const loadTimeoutMs = 5_000;

/**
 * Runs work once the page has loaded and the browser has time for it.
 *
 * @returns the undo: cancels the work if it has not run yet
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
