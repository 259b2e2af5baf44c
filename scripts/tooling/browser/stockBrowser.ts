import { expect, type Locator, test, webkit } from '@playwright/test';
import { startWebKitGtk } from '../src/engines/webKitGtk';

/**
 * In browsers that Playwright did not build, its `fill` sets a field's value without React's notice. React notices text that the
 * browser inserts.
 */
async function fill(this: Locator, value: string): Promise<void> {
  await expect(this).toBeEditable();
  await this.evaluate((field, text) => {
    const input = field as HTMLInputElement;
    input.focus();
    input.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  }, value);
}

const fillByInserting = (locator: Locator) => Object.assign(Object.getPrototypeOf(locator), { fill });

const inFirefox = test.extend({
  page: async ({ page }, use) => {
    fillByInserting(page.locator('html'));
    await use(page);
  },
});

/** Each test has its own window, with one page. */
const inWebKitGtk = (miniBrowser: string) =>
  test.extend({
    context: async ({ viewport }, use, { parallelIndex }) => {
      const window = await startWebKitGtk(miniBrowser, viewport ?? { width: 1440, height: 900 }, parallelIndex);
      const browser = await webkit.connectOverCDP(window.address);
      const [context] = browser.contexts();
      const [page] = context?.pages() ?? [];
      if (context === undefined || page === undefined) throw new Error('WebKitGTK has no page.');
      page.setViewportSize = async (size) => window.resize(size);
      await use(context);
      await browser.close();
      await window.close();
    },
    page: async ({ context }, use) => {
      const [page] = context.pages();
      if (page === undefined) throw new Error('WebKitGTK has no page.');
      fillByInserting(page.locator('html'));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await use(page);
    },
  });

const { WEBKIT_PATH, FIREFOX_PATH } = process.env;

/** Playwright's `test`, in the browser of WEBKIT_PATH or FIREFOX_PATH where one is set. */
export const stockBrowserTest = WEBKIT_PATH ? inWebKitGtk(WEBKIT_PATH) : FIREFOX_PATH ? inFirefox : test;
