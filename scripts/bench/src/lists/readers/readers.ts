import type { Browser } from '@playwright/test';
import { shuffled } from '../../statistics/random';
import { type Spread, spreadOf } from '../../statistics/spread';
import { readTasks, readThread, tracedCategories } from '../trace';
import { buildReaderPages, type ReaderName, readerNames } from './buildPages';
import { serveReaderPages } from './servePages';

/** What one way to read a long history costs. Processor times are of this machine, not slowed down. */
export interface ReaderResult {
  readonly reader: ReaderName;
  readonly times: number;
  readonly work: Readonly<Record<keyof ReaderWork, Spread>>;
}

interface ReaderWork {
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

/** Runs in the page: one of its steps. @returns milliseconds by the clock */
async function play({ step, text }: { readonly step: 'open' | 'prepare' | 'search' | 'sort'; readonly text: string }) {
  const startedAtMs = performance.now();
  await window.tesseraHistory[step](text);
  return performance.now() - startedAtMs;
}

async function measureReader(browser: Browser, address: string): Promise<ReaderWork> {
  const page = await browser.newPage();
  try {
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const traced = async <Result>(act: () => Promise<Result>) => {
      await browser.startTracing(page, { categories: tracedCategories });
      const result = await act();
      const json = await browser.stopTracing();
      const main = readThread(json, 'CrRendererMain');
      return { result, main: readTasks(main), worker: readTasks(readThread(json, 'DedicatedWorker thread')) };
    };
    const open = await traced(async () => {
      const clockMs = await page.evaluate(play, { step: 'open', text: '' } as const);
      await page.evaluate(play, { step: 'prepare', text: '' } as const);
      return clockMs;
    });
    const search = await traced(() => page.evaluate(play, { step: 'search', text: 'rakeback' } as const));
    const sort = await traced(() => page.evaluate(play, { step: 'sort', text: '' } as const));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      openClockMs: open.result,
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
