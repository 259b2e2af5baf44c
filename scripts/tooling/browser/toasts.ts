import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Records the text of each toast of a context's pages: on a busy machine one may close before the test looks for it. */
export const noteToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(window, { toasts });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.closest('.Toastify') !== null) toasts.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits until the page has shown a toast since it was loaded. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { toasts: readonly string[] }).toasts))
    .toContainEqual(expect.stringContaining(text));
