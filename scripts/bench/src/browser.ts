import { type Browser, chromium } from '@playwright/test';
import { chromiumSandbox, ensureChromium } from '@tessera/tooling/chromium';

/** A phone, in pixels, which slow networks are typical for. */
export const viewport = { width: 412, height: 915 } as const;

/** Arguments of every Chromium that measures; it trusts only this run's key, so that it caches what it is served. */
export const commonArguments = (publicKeyHash: string): string[] => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  // The pages count as public, and may then send no requests to this machine.
  '--disable-features=LocalNetworkAccessChecks',
  // With a debugger attached, such as Playwright or Lighthouse, each Error gets its source position. V8 finds it by parsing whole
  // scripts again, unless it kept positions when it compiled them; in a player's browser this does not happen.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** Starts the Chromium to measure with. */
export const launchBrowser = (publicKeyHash: string): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    chromiumSandbox,
    args: commonArguments(publicKeyHash),
  });
