import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../browser';
import { cpuSlowdown } from '../network/networks';
import { type MeasuredSites, serveVariants } from '../site';
import type { VariantName } from '../variants/variant';
import { signedInState } from './player';

/** A browser and the served variants, for measurements on loaded pages. */
export interface BenchSession {
  readonly sites: MeasuredSites;
  readonly browser: Browser;
  readonly browserVersion: string;
  /** Creates a new browser context, logged in or not, at a width in pixels. */
  openContext(options: { readonly isSignedIn: boolean; readonly viewport: Viewport }): Promise<BrowserContext>;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Serves the variants, starts a browser, and ends both when the work is done. */
export async function withSession(
  variants: readonly VariantName[],
  work: (session: BenchSession) => Promise<void>,
): Promise<void> {
  const sites = await serveVariants(variants, false);
  let browser: Browser | undefined;
  try {
    const running = await launchBrowser(sites.publicKeyHash);
    browser = running;
    const state = await signedInState(sites.sandboxOrigin, variants.map(sites.originOf));
    await work({
      sites,
      browser: running,
      browserVersion: running.version(),
      openContext: async ({ isSignedIn, viewport }) => {
        const context = await running.newContext({ viewport, ...(isSignedIn && { storageState: state }) });
        // The transpiler wraps functions in a helper that pages do not have.
        await context.addInitScript('globalThis.__name = (target) => target');
        return context;
      },
    });
  } finally {
    await browser?.close();
    await sites.close();
  }
}

/** Slows down a page's processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
