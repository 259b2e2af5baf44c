import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UserError } from '@tessera/platform/project';
import { installByPlaywright, isExecutable, onPath } from '../chromium/ensureChromium';
import { installPackages } from '../chromium/systemPackages';

/** An engine for browser tests, besides Chromium. */
export type Engine = 'firefox' | 'webkit';

/** The engines as Debian packages them. */
const stock = {
  firefox: {
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => onPath('firefox', 'firefox-esr'),
  },
  webkit: {
    variable: 'WEBKIT_PATH',
    // MiniBrowser has no headless mode, and chooses its own size.
    packages: ['libwebkit2gtk-4.1-0', 'xvfb', 'xdotool'],
    find: () =>
      onPath('Xvfb') &&
      onPath('xdotool') &&
      ['x86_64', 'aarch64']
        .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
        .find(isExecutable),
  },
} as const;

/**
 * Finds a browser for the tests of an engine: the one in FIREFOX_PATH or WEBKIT_PATH (a MiniBrowser of WebKitGTK), else the one that Playwright
 * has installed, else one on this machine or from the system's package manager, else Playwright's own.
 *
 * @returns environment of the tests: empty for Playwright's own build
 */
export function ensureEngine(engine: Engine): Record<string, string> {
  const { variable, packages, find } = stock[engine];
  const given = process.env[variable];
  if (given) {
    if (isExecutable(given)) return { [variable]: given };
    throw new UserError(`${variable} is ${given}, which cannot be run. Correct it, or unset it to search for one.`);
  }
  const { [engine]: ofPlaywright } = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  if (existsSync(ofPlaywright.executablePath())) return {};
  let found = find();
  if (found === undefined) {
    console.log(`No ${engine} on this machine: installing one (once, a minute or two) …`);
    if (installPackages(...packages)) found = find();
  }
  if (found !== undefined) return { [variable]: found };
  if (installByPlaywright(engine) !== undefined) return {};
  throw new UserError(
    `No ${engine} could be installed: run "npx playwright install --with-deps ${engine}", or set ${variable}.`,
  );
}
