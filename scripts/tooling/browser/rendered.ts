import type { Page } from '@playwright/test';

/**
 * Waits until the shell's script has rendered the page. Before that the page is prerendered: clicks are lost, and
 * elements are about to be replaced.
 */
export const rendered = (page: Page) =>
  page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild;
    return first != null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
