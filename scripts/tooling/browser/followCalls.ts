import type { Page } from '@playwright/test';

/** Streams of events have an answer that does not end. */
const kinds = ['fetch', 'xhr', 'eventsource'];

/** Follows the calls of a page; the returned function says whether one has no answer yet. */
export function followCalls(page: Page): () => boolean {
  const calls = new Set<unknown>();
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) calls.add(request);
  });
  page.on('response', (response) => calls.delete(response.request()));
  page.on('requestfailed', (request) => calls.delete(request));
  return () => calls.size > 0;
}
