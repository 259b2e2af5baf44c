import type { BrowserContext } from '@playwright/test';

/**
 * Lets the calls of a context's pages wait for as long as a test holds their answers back, however busy the machine is.
 *
 * @param except paths of pages whose calls time out as usual
 */
export const neverTimeOut = (context: BrowserContext, except: readonly string[] = []): Promise<unknown> =>
  context.addInitScript((paths) => {
    if (paths.some((path) => window.location.pathname.startsWith(path))) return;
    AbortSignal.timeout = () => new AbortController().signal;
  }, except);
