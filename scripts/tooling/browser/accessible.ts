import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { still } from './still';

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly within?: string;
  /** Selector of what is not checked. */
  readonly except?: string;
  /** Rules of axe that do not apply. */
  readonly without?: readonly string[];
}

async function violationsOf(page: Page, { within, except, without = [] }: AxeOptions): Promise<readonly string[]> {
  await still(page);
  const isAlone = page.frames().length === 1;
  // Loading axe takes as long as running it, so it is loaded once for each document.
  const isLoaded = isAlone && (await page.evaluate(() => 'axe' in window));
  // Details of what passed cost most of the time. So does the mode that checks frames of other origins; it opens a page.
  let axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    .setLegacyMode(isAlone);
  if (within !== undefined) axe = axe.include(within);
  if (except !== undefined) axe = axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** Fails with what axe finds on the current page: WCAG 2.2 A and AA and best practices. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  // Results of axe are the same in every engine. It is too large for a message to WebKitGTK's inspector, and Firefox loses its page.
  if (process.env.WEBKIT_PATH || process.env.FIREFOX_PATH) return;
  let found = await violationsOf(page, options);
  // A toast that fades out while axe runs has too little contrast: only what is found again counts.
  for (let again = 0; again < 2 && found.length > 0; again += 1) found = await violationsOf(page, options);
  expect(found).toEqual([]);
}
