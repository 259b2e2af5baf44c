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
  readonly recentMs: number;
  readonly idleMs: number;
}

/** For how long a tab that no page has open counts as in use: its page may be loading. */
export const recentMs = 15_000;
const checkEveryMs = 60_000;

/**
 * @param openTab opens one
 * @param onFailure hears why one could not be closed; it is no longer in the list
 * @param limits how many there are at most, for how long one that no page has open counts as in use, and for how long it is
 *   kept where nobody needs its place
 */
export function createTabList(
  openTab: () => Promise<OpenTab>,
  onFailure: (error: unknown) => void,
  limits: Limits = { most: 8, recentMs, idleMs: 30 * 60_000 },
): Tabs & { closeIdle(): Promise<void> } {
  let tabs: readonly OpenTab[] = [];
  let isClosed = false;
  const end = async (ended: readonly OpenTab[]): Promise<void> => {
    tabs = tabs.filter((tab) => !ended.includes(tab));
    await Promise.all(ended.map((tab) => tab.close().catch(onFailure)));
  };
  /** Those that no page has open and that are unused for so long, the longest first. */
  const unusedFor = (ms: number) =>
    tabs
      .filter(({ use }) => !use.isOpen() && performance.now() - use.lastMs() > ms)
      .sort((a, b) => a.use.lastMs() - b.use.lastMs());
  const closeIdle = () => end(unusedFor(limits.idleMs));
  const timer = setInterval(() => void closeIdle(), checkEveryMs);
  timer.unref();
  /** One is opened at a time, so that there are never too many. */
  let opening: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const openOne = async (): Promise<string | undefined> => {
    if (tabs.length >= limits.most) {
      const [unused] = unusedFor(limits.recentMs);
      if (unused === undefined) return undefined;
      await end([unused]);
    }
    const tab = await openTab();
    tabs = [...tabs, tab];
    if (isClosed) await end([tab]);
    return `http://localhost:${tab.port}`;
  };
  return {
    async open() {
      // What would wait in vain is refused at once.
      if (tabs.length - unusedFor(limits.recentMs).length + waiting >= limits.most) return undefined;
      waiting += 1;
      const opened = opening.then(openOne).finally(() => {
        waiting -= 1;
      });
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
