import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchCspViolations } from './cspViolations';
import { waitForRender } from './rendered';
import { still } from './still';
import { type Suite, startSuite } from './suite';

export { expect, type Locator, type Page } from '@playwright/test';
export { watchCspViolations } from './cspViolations';
export { removeExtensions } from './extensions';
export { HandmadeRelease, recompose } from './handmadeRelease';
export { deposit, ledgerSums, logIn, newestCode, newPlayer, storedUserId } from './player';
export { quiet } from './quiet';
export { rendered } from './rendered';
export { watchShifts } from './shifts';
export type { Suite } from './suite';
export { textOutsideWindow } from './textOutsideWindow';
export { typeAtEveryRhythm } from './typeAtEveryRhythm';

/**
 * Playwright's `test` with a suite for each worker, whose pages wait for the shell's render. A test fails if a page violates its policy; faults that a test leaves in
 * the sandbox are cleared after it.
 */
export const test = base.extend<{ clearFaults: undefined; cspViolations: readonly string[] }, { suite: Suite }>({
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { workerIndex }) => {
      const suite = await startSuite(workerIndex);
      await use(suite);
      await suite.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    waitForRender(context);
    await use(context);
  },
  clearFaults: [
    async ({ suite }, use) => {
      await use(undefined);
      await fetch(`${suite.sandbox}/__sandbox/faults`, { method: 'DELETE' });
    },
    { auto: true },
  ],
  cspViolations: [
    async ({ context, suite }, use) => {
      const cspViolations = await watchCspViolations(context, suite.site);
      await use(cspViolations);
      expect(cspViolations, 'violations of the policy of pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** Options for `test.use`: pages move, as they do by default for players. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly within?: string;
}

async function violationsOf(page: Page, { within }: AxeOptions): Promise<readonly string[]> {
  await still(page);
  const isAlone = page.frames().length === 1;
  // Loading axe takes as long as running it, so it is loaded once for each document.
  const isLoaded = isAlone && (await page.evaluate(() => 'axe' in window));
  // Details of what passed cost most of the time. So does the mode that checks frames of other origins; it opens a page.
  let axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isAlone);
  if (within !== undefined) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** Fails with what axe finds on the current page: WCAG 2.2 A and AA and best practices. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  let found = await violationsOf(page, options);
  // A toast that fades out while axe runs has too little contrast: only what is found again counts.
  for (let again = 0; again < 2 && found.length > 0; again += 1) found = await violationsOf(page, options);
  expect(found).toEqual([]);
}
