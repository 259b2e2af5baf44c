import type { Browser } from '@playwright/test';
import { expect, type Page, quiet, rendered, test } from '@tessera/tooling/browser';
import { cpuSlowdown } from '../src/network/networks';
import { type MainThreadWork, mainThreadWork, profiledCategories, type ThreadEvent } from '../src/profile/mainThread';

/**
 * Budgets of home's first load, relative to the longest task of the reference work in the same browser. All are time of the
 * processor, so a slow machine makes no difference. Before the first render came in slices, rendering in one task took 1.1
 * (docs/decisions/0026-a-first-render-in-slices.md).
 */
const budgets = { rendering: 0.45, evaluating: 0.5, anything: 1.4 } as const;

/** Other work on the machine can only lengthen what is measured, so the shortest of these counts. */
const measurements = 3;

/** The work of the page's main thread while something happens in it. */
async function workDuring(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: profiledCategories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly ThreadEvent[] };
  return mainThreadWork(trace.traceEvents, cpuSlowdown);
}

/** Runs in the page: strings, sorting and JSON in one task. It ends in the next one, since a trace contains finished tasks only. */
const referenceWork = () =>
  new Promise<number>((resolve) => {
    setTimeout(() => {
      const words = Array.from({ length: 60_000 }, (_, index) => String((index * 7_919) % 60_013));
      const { length } = JSON.parse(JSON.stringify(words.sort())) as string[];
      setTimeout(() => resolve(length));
    });
  });

test('no task of home’s first load is longer than its budget', async ({ playwright, launchOptions, suite }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright attaches a debugger, for which V8 would parse whole scripts again (scripts/bench/src/browser.ts).
    args: [...(launchOptions.args ?? []), '--js-flags=--no-enable-lazy-source-positions'],
  });
  const rendering: number[] = [];
  const evaluating: number[] = [];
  const anything: number[] = [];
  const reference: number[] = [];
  try {
    for (let count = 0; count < measurements; count += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 915 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const { longTasks, longestTaskMs } = await workDuring(browser, page, async () => {
        await page.goto(suite.site);
        await rendered(page);
        await quiet(page);
      });
      anything.push(longestTaskMs);
      rendering.push(Math.max(0, ...longTasks.map((task) => task.kinds.run ?? 0)));
      evaluating.push(Math.max(0, ...longTasks.map((task) => task.kinds.evaluate ?? 0)));
      reference.push((await workDuring(browser, page, () => page.evaluate(referenceWork))).longestTaskMs);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const measured = JSON.stringify({ rendering, evaluating, anything, reference });
  expect(Math.min(...rendering) / Math.min(...reference), measured).toBeLessThan(budgets.rendering);
  expect(Math.min(...evaluating) / Math.min(...reference), measured).toBeLessThan(budgets.evaluating);
  expect(Math.min(...anything) / Math.min(...reference), measured).toBeLessThan(budgets.anything);
});
