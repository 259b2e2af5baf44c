import type { Page } from '@playwright/test';

const kinds = ['fetch', 'xhr', 'eventsource'];

/** Follows the calls of a page; the returned function says whether one has no answer yet. */
export function followCalls(page: Page): () => boolean {
  const calls = new Set<unknown>();
  page.on('request', (request) => {
    // Another document: what the one before it called is no longer awaited.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    if (kinds.includes(request.resourceType())) calls.add(request);
  });
  // An answer counts when it begins: a stream of events never ends.
  page.on('response', (response) => calls.delete(response.request()));
  page.on('requestfailed', (request) => calls.delete(request));
  return () => calls.size > 0;
}
