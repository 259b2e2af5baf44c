import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '@tessera/project';
import { installPackages } from './systemPackages';

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

function installByPlaywright(): string | undefined {
  const require = createRequire(import.meta.url);
  const args = [require.resolve('@playwright/test/cli'), 'install', 'chromium'];
  if (spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return undefined;
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Finds a Chromium for the browser tests: the one in CHROMIUM_PATH, else one on this machine, else one from the
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
  const installed = (installPackages('chromium') ? onPath() : undefined) ?? installByPlaywright();
  if (installed !== undefined && isExecutable(installed)) return installed;
  throw new UserError('No Chromium could be installed. Install one yourself and set CHROMIUM_PATH to its executable.');
}
