/**
 * Runs work in one tab of the browser at a time, in the order of the calls: when it ends or its tab is closed, the next
 * tab runs it. Without Web Locks (insecure origins), it runs in every tab, at the cost of a connection for each.
 *
 * @param signal aborts the wait for the lock; does not stop running work
 */
export async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    if (!signal.aborted) await work();
  }
}
