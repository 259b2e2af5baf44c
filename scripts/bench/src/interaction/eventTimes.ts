import type { Page } from '@playwright/test';

declare global {
  interface Window {
    tesseraEvents?: { durationMs: number; name: string }[];
  }
}

/** The shortest duration that browsers report: unreported events took less. */
const leastMs = 16;
const timeoutMs = 30_000;

/** Runs in the page: records how long each input took until the next paint. */
function recordEvents(thresholdMs: number): void {
  const kept: NonNullable<Window['tesseraEvents']> = [];
  window.tesseraEvents = kept;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) kept.push({ durationMs: entry.duration, name: entry.name });
    }
  }).observe({ type: 'event', durationThreshold: thresholdMs, buffered: false } as PerformanceObserverInit);
}

/** Starts to record inputs on the pages of a context. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(recordEvents, leastMs);
}

/**
 * Runs an action and returns how many milliseconds its slowest event took until the next paint, as INP counts it: the
 * duration of the slowest event of one interaction, in steps of 8.
 */
export async function timeInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    if (window.tesseraEvents) window.tesseraEvents.length = 0;
  });
  await act();
  // Entries are reported after the paint that ends them, and only when the processor is idle.
  await page.evaluate(
    (patience) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page drew nothing for ${patience} ms; start over.`)), patience);
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 100)));
      }),
    timeoutMs,
  );
  const durations = await page.evaluate(() => (window.tesseraEvents ?? []).map(({ durationMs }) => durationMs));
  return Math.max(leastMs, ...durations);
}
