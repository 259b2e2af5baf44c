import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { simulatorTarget, siteTargets } from '@tessera/platform/build/targets';
import { appNamed } from '@tessera/platform/project';
import { ensureChromium, preferHeadlessShell } from '../chromium/ensureChromium';
import { type SimulatorApp, simulatorApps } from '../local-site/composeSimulator';
import { countChanges } from '../pictures/compare';
import { clearResults, readResults, stateName } from '../pictures/result';
import { writeReport } from '../pictures/writeReport';
import { runPlaywright } from './browserCheck';
import type { Check } from './check';

const folderOf = (app: SimulatorApp) => path.basename(appNamed(app).folder);

/** Opens every state of every remote alone, and of the composed site, in a real Chromium at three widths, and pictures it at two. */
export const statesCheck: Check = {
  name: 'states',
  isPerPackage: true,
  isSlow: true,
  usesAllCores: true,
  remedy:
    'Open the address of a failed state with npm run standalone -- APP; npm run pictures -- report shows all of them. Some alone: --file WalletDialog/deposit.',
  async run({ folders, file }) {
    const apps = simulatorApps.filter((app) => folders.includes(folderOf(app)));
    if (apps.length === 0) return { passed: 0, failed: 0, output: '' };
    const chromium = ensureChromium();
    await buildAll([...siteTargets, simulatorTarget]);
    if (file === undefined) await Promise.all(apps.map(clearResults));
    const run = await runPlaywright('states.config.ts', [], {
      CHROMIUM_PATH: preferHeadlessShell(chromium),
      TESSERA_ALL: '1',
      TESSERA_STATES_OF: apps.join(','),
      TESSERA_STATES_LIKE: file ?? '',
    });
    const results = (await Promise.all(apps.map(readResults))).flat();
    // The others are of an earlier run.
    const ofRun = results.filter((result) => stateName(result.remote, result).includes(file ?? ''));
    const failures = ofRun
      .filter((result) => result.failures.length > 0)
      .map(({ remote, address, failures: reasons }) => ({
        test: `${folderOf(remote as SimulatorApp)} › ${address}`,
        reason: reasons.join('\n'),
      }));
    // Without accepted pictures every picture is new.
    const compared = (await writeReport(apps)).filter(({ changes }) => changes.some(({ kind }) => kind !== 'new'));
    const differing = compared.reduce((sum, { changes }) => sum + countChanges(changes), 0);
    return {
      passed: run.passed - failures.length,
      failed: run.failed + failures.length,
      output: run.output,
      failures: [...(run.failures ?? []), ...failures],
      warnings: differing === 0 ? [] : [`${differing} pictures are not the accepted ones: npm run pictures -- report`],
    };
  },
};
