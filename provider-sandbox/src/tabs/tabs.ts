import type { Tabs } from '../sandbox';

/** A sandbox that was opened at another one, as that one sees it. */
export interface OpenTab {
  readonly port: number;
  readonly use: {
    /** When a request last began or ended. */
    lastMs(): number;
    /** Whether a request waits for its answer, or is a stream that a page keeps open. */
    isOpen(): boolean;
  };
  close(): Promise<void>;
}

interface Limits {
  readonly most: number;
  readonly idleMs: number;
}

const checkEveryMs = 60_000;

/**
 * @param openTab opens one
 * @param onFailure hears why one could not be closed; it is no longer in the list
 * @param limits how many there are at most, and for how long one that no page has open is kept unused
 */
export function createTabList(
  openTab: () => Promise<OpenTab>,
  onFailure: (error: unknown) => void,
  { most, idleMs }: Limits = { most: 8, idleMs: 30 * 60_000 },
): Tabs & { closeIdle(): Promise<void> } {
  let tabs: readonly OpenTab[] = [];
  let isClosed = false;
  const end = async (ended: readonly OpenTab[]): Promise<void> => {
    tabs = tabs.filter((tab) => !ended.includes(tab));
    await Promise.all(ended.map((tab) => tab.close().catch(onFailure)));
  };
  const closeIdle = () => end(tabs.filter(({ use }) => !use.isOpen() && performance.now() - use.lastMs() > idleMs));
  const timer = setInterval(() => void closeIdle(), checkEveryMs);
  timer.unref();
  /** One is opened at a time, so that there are never too many. */
  let opening: Promise<unknown> = Promise.resolve();
  const openOne = async (): Promise<string> => {
    const byUse = [...tabs].sort((a, b) => a.use.lastMs() - b.use.lastMs());
    await end(byUse.slice(0, Math.max(0, tabs.length - most + 1)));
    const tab = await openTab();
    tabs = [...tabs, tab];
    if (isClosed) await end([tab]);
    return `http://localhost:${tab.port}`;
  };
  return {
    open() {
      const opened = opening.then(openOne);
      opening = opened.catch(() => undefined);
      return opened;
    },
    async closeOne(port) {
      const found = tabs.filter((tab) => tab.port === port);
      await end(found);
      return found.length > 0;
    },
    closeIdle,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await opening;
      await end(tabs);
    },
  };
}
