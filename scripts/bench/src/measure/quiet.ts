import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { type ExtensionCall, extensionCalls } from '@tessera/shared-contracts/extensions/schema';

/** Milliseconds without a request or a long task after which a page counts as quiet. */
const quietMs = 600;
const timeoutMs = 60_000;

/** Paths of requests that the provider holds open: a page is quiet all the same. */
const heldOpen = Object.values<ExtensionCall>(extensionCalls)
  .filter(({ isEventStream, isLongPoll }) => isEventStream || isLongPoll)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
const isHeldOpen = (request: Request) => heldOpen.some((path) => path.test(new URL(request.url()).pathname));

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
  const noteRequest = (request: Request, change: () => unknown) => isHeldOpen(request) || note(change);
  const begin = (request: Request) => noteRequest(request, () => pending.add(request));
  const end = (request: Request) => noteRequest(request, () => pending.delete(request));
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
