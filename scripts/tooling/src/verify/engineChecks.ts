import { buildAll } from '@tessera/platform/build';
import { siteTargets, workbenchTarget } from '@tessera/platform/build/targets';
import { type Engine, ensureEngine } from '../engines/ensureEngine';
import { runPlaywright } from './browserCheck';
import type { Check } from './check';

const engineCheck = (engine: Engine): Check => ({
  name: engine,
  isSlow: true,
  usesAllCores: true,
  remedy: `One file alone: npm test -- --only ${engine} --file PATH; what an engine lacks is listed in docs/testing.md.`,
  async run({ file }) {
    const env = ensureEngine(engine);
    await buildAll([...siteTargets, workbenchTarget]);
    return runPlaywright(
      'scripts/tooling/config/engines.config.ts',
      [`--project=${engine}`, ...(file === undefined ? [] : [file])],
      {
        ...env,
        TESSERA_ALL: '1',
      },
    );
  },
});

/** The journeys of `engines.config.ts` in the engines of Firefox and Safari. */
export const engineChecks: readonly Check[] = [engineCheck('firefox'), engineCheck('webkit')];
