import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '@tessera/project';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Debian and its kin, as root or with sudo that asks nothing. */
function installBySystem(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return runs(command, ...rest);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

function installByPlaywright(): string | undefined {
  const require = createRequire(import.meta.url);
  if (!runs(process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium')) return undefined;
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names, else one on this machine, else one from the
 * system's package manager, else Playwright's own.
 *
 * @returns path of the executable
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, which cannot be run. Correct it, or unset it to have one found.`);
  }
  const found = onPath();
  if (found !== undefined) return found;
  console.log('No Chromium on this machine: installing one (once, a minute or two) …');
  const installed = (installBySystem() ? onPath() : undefined) ?? installByPlaywright();
  if (installed !== undefined && isExecutable(installed)) return installed;
  throw new UserError('No Chromium could be installed. Install one yourself and set CHROMIUM_PATH to its executable.');
}
