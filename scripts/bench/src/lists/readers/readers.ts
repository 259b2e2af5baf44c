import type { Browser } from '@playwright/test';
import { historyCount } from '../../measure/longLists';
import { mainThreadName } from '../../measure/traceEvents';
import { shuffled } from '../../statistics/random';
import { type Spread, spreadOf } from '../../statistics/spread';
import { readTasks, readThread, recordTrace } from '../trace';
import { buildReaderPages, type ReaderName, readerNames } from './buildPages';
import { serveReaderPages } from './servePages';

/** What one way to read a long history costs. Processor times are of this machine, not slowed down. */
export interface ReaderResult {
  readonly reader: ReaderName;
  readonly times: number;
  readonly work: Readonly<Record<keyof ReaderWork, Spread>>;
}

interface ReaderWork {
  /** Transactions on the page, and of those the search found: the same for each way. */
  readonly transactions: number;
  readonly found: number;
  /** From the request to the rows on screen, by the clock. */
  readonly openClockMs: number;
  /** Work of the main thread, and of the worker, until everything is prepared. */
  readonly openMainMs: number;
  readonly openWorkerMs: number;
  readonly openLongestTaskMs: number;
  readonly searchLongestTaskMs: number;
  readonly sortLongestTaskMs: number;
  readonly heapMb: number;
}

/** Runs in the page: one of its steps, in a task of its own. @returns milliseconds by the clock, and how many transactions the page then tells */
async function play({ step, text }: { readonly step: 'open' | 'prepare' | 'search' | 'sort'; readonly text: string }) {
  await new Promise((resolve) => setTimeout(resolve));
  const startedAtMs = performance.now();
  await window.tesseraHistory[step](text);
  const clockMs = performance.now() - startedAtMs;
  return { clockMs, total: Number(/(\d+) transactions/.exec(document.body.innerText)?.[1]) };
}

async function measureReader(browser: Browser, address: string): Promise<ReaderWork> {
  const page = await browser.newPage();
  try {
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const traced = async (step: 'open' | 'search' | 'sort', text = '') => {
      const { result, json } = await recordTrace(page, async () => {
        const played = await page.evaluate(play, { step, text });
        if (step === 'open') await page.evaluate(play, { step: 'prepare' as const, text });
        return played;
      });
      const main = readTasks(readThread(json, mainThreadName));
      return { ...result, main, worker: readTasks(readThread(json, 'DedicatedWorker thread')) };
    };
    const open = await traced('open');
    const search = await traced('search', 'rakeback');
    const sort = await traced('sort');
    for (const { total, isWhole } of [
      { total: open.total, isWhole: open.total >= historyCount },
      { total: search.total, isWhole: search.total > 0 && search.total < open.total },
      { total: sort.total, isWhole: sort.total === open.total },
    ]) {
      if (!isWhole) throw new Error(`${address} shows ${total} transactions, which is not what it was given.`);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      transactions: open.total,
      found: search.total,
      openClockMs: open.clockMs,
      openMainMs: open.main.allTasksMs,
      openWorkerMs: open.worker.allTasksMs,
      openLongestTaskMs: open.main.longestTaskMs,
      searchLongestTaskMs: search.main.longestTaskMs,
      sortLongestTaskMs: sort.main.longestTaskMs,
      heapMb: usedSize / 1e6,
    };
  } finally {
    await page.close();
  }
}

/** Compares the ways to read the same long history, one after the other in random order. */
export async function compareReaders(
  browser: Browser,
  sandboxOrigin: string,
  { times, random }: { readonly times: number; readonly random: () => number },
): Promise<readonly ReaderResult[]> {
  const site = await serveReaderPages(await buildReaderPages(), sandboxOrigin);
  const taken = new Map<ReaderName, ReaderWork[]>(readerNames.map((reader) => [reader, []]));
  try {
    for (let round = 0; round < times; round += 1) {
      for (const reader of shuffled(readerNames, random)) {
        taken.get(reader)?.push(await measureReader(browser, `${site.origin}/${reader}`));
      }
    }
  } finally {
    await site.close();
  }
  return readerNames.map((reader) => {
    const works = taken.get(reader) ?? [];
    const names = Object.keys(works[0] ?? {}) as (keyof ReaderWork)[];
    const spreads = names.map((measure) => [measure, spreadOf(works.map((work) => work[measure]))]);
    return { reader, times: works.length, work: Object.fromEntries(spreads) };
  });
}
