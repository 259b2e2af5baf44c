import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import { installPackages } from './systemPackages';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessShell = 'chromium-headless-shell';

/** Whether a file exists and is executable. */
export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these commands that PATH has. */
export const onPath = (...files: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => files.map((name) => path.join(folder, name)))
    .find(isExecutable);

/** @returns path of the executable, undefined where Playwright's builds cannot be downloaded */
export function installByPlaywright(browser: 'chromium' | 'firefox' | 'webkit'): string | undefined {
  const require = createRequire(import.meta.url);
  const args = [require.resolve('@playwright/test/cli'), 'install', browser];
  if (spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return undefined;
  return (require('@playwright/test') as typeof import('@playwright/test'))[browser].executablePath();
}

/**
 * Finds a Chromium for benchmarks and browser tests: the one in CHROMIUM_PATH, else one on this machine, else one from the
 * system's package manager, which then installs the headless shell too, else Playwright's own.
 *
 * @returns path of the executable
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, which cannot be run. Correct it, or unset it to search for one.`);
  }
  const found = onPath(...names);
  if (found !== undefined) return found;
  console.log('No Chromium on this machine: installing one (once, a minute or two) …');
  const isInstalled = installPackages('chromium', headlessShell) || installPackages('chromium');
  const installed = (isInstalled ? onPath(...names) : undefined) ?? installByPlaywright('chromium');
  if (installed !== undefined && isExecutable(installed)) return installed;
  throw new UserError('No Chromium could be installed. Install one yourself and set CHROMIUM_PATH to its executable.');
}

/** Whether Chromium runs in its own sandbox, for Playwright, which leaves it out by default. Root cannot have it. */
export const chromiumSandbox: boolean = process.getuid?.() !== 0;

/**
 * The headless shell, if this machine has it: the same engine without the browser around it, which takes two thirds of the
 * processor time in tests. Otherwise, and where CHROMIUM_PATH names a browser, the given one.
 */
export const preferHeadlessShell = (chromium: string): string =>
  (process.env.CHROMIUM_PATH ? undefined : onPath(headlessShell)) ?? chromium;
