import type { Page } from '@playwright/test';

/**
 * Waits until the shell's script has rendered the page. What the page shows before is prerendered: a press on it is lost, and
 * an element of it is about to be replaced.
 */
export const rendered = (page: Page) =>
  page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild;
    return first != null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
