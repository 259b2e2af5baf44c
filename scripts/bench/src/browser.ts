import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '@tessera/tooling/chromium';

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
      // A debugger, which Playwright is, has each Error say where it came from. V8 finds that out by parsing whole scripts once
      // more, unless it kept it when it compiled them; in a player's browser nobody asks.
      '--js-flags=--no-enable-lazy-source-positions',
      // The pages count as public, and may then ask nothing of this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
