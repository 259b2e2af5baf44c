import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { largeFontSize, setFontSize } from './fontSize';
import { storeExpiredSession } from './player';
import type { Suite } from './suite';
import { expectToast } from './toasts';
import { translatePages } from './translated';

/**
 * What WebKit and Firefox report about a request that a navigation has cancelled; Firefox compares the hash of the empty text with the
 * script's.
 */
const isOfCancelledRequest = (text: string) =>
  /due to access control checks|computed hash is “OLBgp1GsljhM2TJ/.test(text);

/** A way in which people use the site. */
interface Visitor {
  readonly name: string;
  /** Before the first page. */
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Waits until the page reflects this visitor's settings. */
  readonly isInEffect: (page: Page) => Promise<unknown>;
}

const visitors: readonly Visitor[] = [
  {
    name: 'a translated page',
    prepare: (page) => translatePages(page.context()),
    isInEffect: (page) => page.waitForFunction(() => document.querySelector('main h1 > font > font') !== null),
  },
  {
    name: 'forced colours',
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    isInEffect: (page) => page.waitForFunction(() => matchMedia('(forced-colors: active)').matches),
  },
  {
    name: `a font size of ${largeFontSize} px`,
    prepare: (page) => setFontSize(page, largeFontSize),
    isInEffect: (page) =>
      page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, largeFontSize),
  },
  {
    name: 'an expired session',
    prepare: storeExpiredSession,
    isInEffect: (page) => expectToast(page, 'Your session has expired. Please log in again.'),
  },
];

/**
 * Walks through the composed site as every kind of visitor, and fails on any error in its pages.
 *
 * @param what the walk, after “a visitor”
 */
export function testEveryVisitor(what: string, walk: (page: Page, suite: Suite) => Promise<void>): void {
  for (const { name, prepare, isInEffect } of visitors) {
    test(`with ${name}, a visitor ${what}`, async ({ page, suite }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!isOfCancelledRequest(String(error))) errors.push(String(error));
      });
      await prepare(page);
      await page.goto(`${suite.site}/vip`);
      await isInEffect(page);
      await walk(page, suite);
      expect(errors).toEqual([]);
    });
  }
}
