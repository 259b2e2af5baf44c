import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/platform/project';
import type { Check, Failure } from './check';
import { runAsOne, runTool } from './runTool';

const types: Check = {
  name: 'types',
  isPerPackage: true,
  remedy: 'Mend the type errors above; one package alone: npx tsc -p FOLDER',
  async run({ folders }) {
    const failures: Failure[] = [];
    for (const folder of folders) {
      // Parallel checkers check the same types several times, which takes longer on few cores.
      const { code, output } = await runTool('tsc', ['-p', folder, '--checkers', '1']);
      if (code !== 0) failures.push({ test: folder, reason: output });
    }
    return { passed: folders.length - failures.length, failed: failures.length, output: '', failures };
  },
};

const lint: Check = {
  name: 'lint',
  remedy: 'npm run format mends what can be mended by itself; the rest is named above.',
  run: ({ folders }) =>
    runAsOne('biome', 'ci', '--colors=off', ...(folders.length === packageFolders.length ? ['.'] : folders)),
};

const unused: Check = {
  name: 'unused',
  remedy: 'Delete what is unused, or use it.',
  run: () => runAsOne('knip', '--no-progress'),
};

/** Licences accepted for code in the browser or on the server; a person has to review any other. */
const allowedLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'PostgreSQL',
  'CC0-1.0',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'MPL-2.0',
  'Unlicense',
  'WTFPL',
  'CC-BY-3.0',
];

const licences: Check = {
  name: 'licences',
  remedy:
    'Choose a package under another licence, or add the licence to the list with a reason in docs/dependencies.md.',
  run: () =>
    runAsOne(
      'license-checker-rseidelsohn',
      '--excludePrivatePackages',
      '--summary',
      '--onlyAllow',
      allowedLicences.join(';'),
    ),
};

const lockfile: Check = {
  name: 'lockfile',
  remedy: 'Run npm install again: the .npmrc here keeps download addresses out of package-lock.json.',
  run: async () => {
    const text = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
    const addresses = text.match(/"resolved": "https?:[^"]*"/g) ?? [];
    return addresses.length === 0
      ? { passed: 1, failed: 0, output: '' }
      : { passed: 0, failed: 1, output: addresses.slice(0, 5).join('\n') };
  },
};

/** Checks that only read the sources. */
export const staticChecks: readonly Check[] = [types, lint, unused, licences, lockfile];
