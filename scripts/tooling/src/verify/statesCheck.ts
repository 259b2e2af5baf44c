import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { siteTargets, workbenchTarget } from '@tessera/platform/build/targets';
import { apps } from '@tessera/platform/project';
import { ensureChromium, preferHeadlessShell } from '../chromium/ensureChromium';
import { runPlaywright } from './browserCheck';
import type { Check, Failure } from './check';

/** A state's name begins with its app, whose package the failure belongs to. */
function inPackage({ test, reason }: Failure): Failure {
  const name = test.split(' › ').at(-1) ?? '';
  const app = apps.find((one) => name.startsWith(`${one.name}/`));
  return { test: app === undefined ? test : `${path.basename(app.folder)} › ${name}`, reason };
}

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
    const result = await runPlaywright('workbench/check/playwright.config.ts', ['--pass-with-no-tests'], {
      CHROMIUM_PATH: preferHeadlessShell(chromium),
      TESSERA_ALL: isAll && file === undefined ? '1' : '',
      TESSERA_STATES_OF: chosen.join(','),
      TESSERA_STATES_LIKE: file ?? '',
      ...(changedFiles !== undefined && { TESSERA_CHANGED: changedFiles.join('\n') }),
    });
    return { ...result, failures: (result.failures ?? []).map(inPackage) };
  },
};
