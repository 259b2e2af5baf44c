/**
 * Runs work once the page has loaded and the browser has time for it.
 *
 * @returns the undo: call it before that, and the work is not done
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(work, { timeout: 5_000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(work, 1_000);
      cancel = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
