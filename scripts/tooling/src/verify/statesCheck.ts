import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { siteTargets, workbenchTarget } from '@tessera/platform/build/targets';
import { apps } from '@tessera/platform/project';
import { ensureChromium, preferHeadlessShell } from '../chromium/ensureChromium';
import { runPlaywright } from './browserCheck';
import type { Check } from './check';

/** Opens the states of what has changed, of every remote alone and of the composed site, in a real Chromium. */
export const statesCheck: Check = {
  name: 'states',
  isPerPackage: true,
  isIncremental: true,
  usesAllCores: true,
  remedy:
    'Open a failed state with npm run standalone -- APP. Some alone: npm test -- --only states --file WalletDialog/deposit.',
  async run({ folders, file, isAll, changedFiles }) {
    const chosen = apps.filter(({ folder }) => folders.includes(path.basename(folder))).map(({ name }) => name);
    if (chosen.length === 0) return { passed: 0, failed: 0, output: '' };
    const chromium = ensureChromium();
    await buildAll([...siteTargets, workbenchTarget]);
    return runPlaywright('workbench/check/playwright.config.ts', ['--pass-with-no-tests'], {
      CHROMIUM_PATH: preferHeadlessShell(chromium),
      TESSERA_ALL: isAll && file === undefined ? '1' : '',
      TESSERA_STATES_OF: chosen.join(','),
      TESSERA_STATES_LIKE: file ?? '',
      ...(changedFiles !== undefined && { TESSERA_CHANGED: changedFiles.join('\n') }),
    });
  },
};
