import type { BrowserContext, Page } from '@playwright/test';
import { attributes, elementIds } from '@tessera/platform/protocol';

/**
 * Waits until React has hydrated the page. Before that it has no tooltips and shortcuts, and the content of modules is about to be
 * replaced. Other documents count as rendered, and so does a page that
 * says that its script did not load.
 */
export const rendered = (page: Page) =>
  page.waitForFunction(
    ({ path, scriptNotice }) => {
      if (document.readyState === 'loading') return false;
      const root = document.getElementById('root');
      if (root === null || document.querySelector(`#${scriptNotice}:not([hidden])`) !== null) return true;
      const first = root.firstElementChild;
      // React hydrates elements one by one before it listens to them; the shell removes the attribute then.
      const isTaken = first != null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
      return isTaken && !root.hasAttribute(path);
    },
    { ...attributes, ...elementIds },
  );

/**
 * Makes `goto` and `reload` of a context's pages wait for the shell's render as well, unless they say what else to wait for.
 * Tests of the prerendered page do: `{ waitUntil: 'load' }`.
 */
export function waitForRender(context: BrowserContext): void {
  const wrap = (page: Page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await rendered(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil === undefined) await rendered(page);
      return response;
    };
  };
  context.pages().forEach(wrap);
  context.on('page', wrap);
}
