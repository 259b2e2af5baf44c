import type { BrowserContext } from '@playwright/test';

/** Lets the calls of a context's pages wait for as long as a test holds their answers back, however busy the machine is. */
export const neverTimeOut = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
