import { expect } from '@playwright/test';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { watchCspViolations } from './cspViolations';
import { watchReactErrors } from './reactErrors';
import { waitForRender } from './rendered';
import { stockBrowserTest as base } from './stockBrowser';
import { type Suite, startSuite } from './suite';
import { noteToasts } from './toasts';

/** What every test checks. */
export interface Checks {
  readonly clearFaults: undefined;
  readonly cspViolations: string[];
  /** A test that breaks React on purpose removes the errors that it expects. */
  readonly reactErrors: string[];
}

/**
 * Playwright's `test` with a suite for each worker and pages that wait for the shell's render. A test fails if a page violates its policy or
 * React reports an error; faults that a test leaves in the sandbox are cleared after it.
 */
export const test = base.extend<Checks, { suite: Suite }>({
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const suite = await startSuite(parallelIndex);
      await use(suite);
      await suite.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    waitForRender(context);
    await noteToasts(context);
    await use(context);
  },
  clearFaults: [
    async ({ suite }, use) => {
      await use(undefined);
      await sandboxClient(suite.sandbox).clearFaults();
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
  reactErrors: [
    async ({ context }, use) => {
      const reactErrors = watchReactErrors(context);
      await use(reactErrors);
      expect(reactErrors, 'errors that React reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Options for `test.use`: pages move, as they do by default for players. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Details of a test that only `npm test -- --all` runs: one more of a kind, or one that takes long and rarely breaks. */
export const slow = { tag: '@slow' } as const;
