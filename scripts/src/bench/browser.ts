import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../chromium/ensureChromium';

/** A phone, in pixels: what the slow networks are about. */
export const viewport = { width: 412, height: 915 } as const;

/** Starts the Chromium that measures; it trusts the one key of this run, so that it caches what it is served. */
export const launchBrowser = (publicKeyHash: string): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
      // The pages count as public, and may then ask nothing of this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
