import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request or a long task after which a page counts as quiet. */
const quietMs = 600;
const timeoutMs = 60_000;

/**
 * Watches a page's requests from now on.
 *
 * @returns a function that waits until the page has loaded, has no pending requests, and has been idle for a while
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChangeMs = performance.now();
  const note = (change: () => unknown) => {
    change();
    lastChangeMs = performance.now();
  };
  const begin = (request: Request) => note(() => pending.add(request));
  const end = (request: Request) => note(() => pending.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    const giveUpAtMs = performance.now() + timeoutMs;
    while (performance.now() < giveUpAtMs) {
      const isPageQuiet = await page.evaluate((pauseMs) => {
        const lastTask = window.tesseraBench?.longTasks.at(-1);
        const lastTaskEndMs = (lastTask?.startMs ?? 0) + (lastTask?.durationMs ?? 0);
        return document.readyState === 'complete' && performance.now() - lastTaskEndMs > pauseMs;
      }, quietMs);
      if (isPageQuiet && pending.size === 0 && performance.now() - lastChangeMs > quietMs) return;
      await delay(100);
    }
    throw new Error(`${page.url()} was never quiet.`);
  };
}
