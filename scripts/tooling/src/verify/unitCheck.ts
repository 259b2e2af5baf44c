import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { place } from '../../config/place.mjs';
import type { Check } from './check';
import { type JestReport, jestFailures } from './failures';
import { runTool } from './runTool';

/** Unit and contract tests of every package. */
export const unitCheck: Check = {
  name: 'unit',
  isPerPackage: true,
  usesAllCores: true,
  remedy: `One file alone: TESSERA_PLACE=${place.name} npx jest -c scripts/tooling/config/jest.config.mjs FILE`,
  async run({ folders, isAll, changedFiles }) {
    const tests = await testsIn(folders, isAll, changedFiles);
    if (tests.length === 0) return { passed: 0, failed: 0, output: '' };
    const reports = await mkdtemp(path.join(os.tmpdir(), 'tessera-unit-'));
    const file = path.join(reports, 'report.json');
    const args = [
      '-c',
      jestConfig,
      '--json',
      '--outputFile',
      file,
      '--silent',
      '--reporters=<rootDir>/scripts/tooling/config/failureReporter.mjs',
      '--maxWorkers=3',
      ...tests,
    ];
    // Its output is on the terminal already.
    const { code } = await runTool('jest', args, {
      env: { TESSERA_ALL: isAll ? '1' : '' },
      isLoud: true,
    });
    try {
      const report = JSON.parse(await readFile(file, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
        numRuntimeErrorTestSuites: number;
      } & JestReport;
      const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
      return {
        passed: report.numPassedTests,
        failed: code === 0 ? failed : Math.max(failed, 1),
        output: '',
        failures: jestFailures(report),
      };
    } catch {
      return { passed: 0, failed: 1, output: '' };
    } finally {
      await rm(reports, { recursive: true, force: true });
    }
  },
};

const jestConfig = 'scripts/tooling/config/jest.config.mjs';

/** Tests of the page's code import what they test; others read files, or start processes. */
const importsWhatItTests = (folder: string) => /^(host-shell|shared-contracts|mfe-)/.test(folder);

/** Patterns of the folders' tests; for the page's code, only tests that import a changed source, if these are known. */
async function testsIn(
  folders: readonly string[],
  isAll: boolean,
  changedFiles: readonly string[] | undefined,
): Promise<readonly string[]> {
  const patterns = (some: readonly string[]) => some.map((folder) => `/${folder}/`);
  // Anything but a source, such as a package's dependencies, may change every test.
  if (changedFiles?.every((file) => /\/src\/.*\.tsx?$/.test(file)) !== true) return patterns(folders);
  const args = ['-c', jestConfig, '--listTests', '--findRelatedTests', ...changedFiles];
  const { output } = await runTool('jest', args, { env: { TESSERA_ALL: isAll ? '1' : '' } });
  const related = output.split('\n').filter((file) => file.startsWith(projectRoot));
  const byImport = patterns(folders.filter(importsWhatItTests));
  return [
    ...related.filter((file) => byImport.some((folder) => file.includes(folder))),
    ...patterns(folders.filter((folder) => !importsWhatItTests(folder))),
  ];
}
