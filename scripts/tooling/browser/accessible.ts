import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { still } from './still';

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly within?: string;
  /** Rules of axe that do not apply. */
  readonly without?: readonly string[];
  /** Selectors of the parts in which contrast is checked, which takes most of the time; everywhere without it. */
  readonly contrastIn?: readonly string[];
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

const contrast = 'color-contrast';

async function violationsOf(page: Page, { within, without = [], contrastIn }: AxeOptions): Promise<readonly string[]> {
  await still(page);
  const isAlone = page.frames().length === 1;
  // Details of what passed cost most of the time. So does the mode that checks frames of other origins; it opens a page.
  const options: RunOptions = { resultTypes: ['violations'] };
  const run = async (runOptions: RunOptions, parts: readonly string[] = []) => {
    // Loading axe takes as long as running it, so it is loaded once for each document.
    const isLoaded = isAlone && (await page.evaluate(() => 'axe' in window));
    const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
      .options({ ...options, ...runOptions })
      .setLegacyMode(isAlone);
    for (const part of parts) axe.include(part);
    return (await axe.analyze()).violations;
  };
  const hasContrast = contrastIn === undefined || !isAlone;
  const disabled = [...without, ...(hasContrast ? [] : [contrast])];
  const violations = await run(
    { rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) },
    within === undefined ? [] : [within],
  );
  if (!hasContrast && contrastIn.length > 0) {
    violations.push(...(await run({ runOnly: { type: 'rule', values: [contrast] } }, contrastIn)));
  }
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
