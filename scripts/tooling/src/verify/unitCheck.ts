import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Check } from './check';
import { type JestReport, jestFailures } from './failures';
import { runTool } from './runTool';

/** Unit and contract tests of every package. */
export const unitCheck: Check = {
  name: 'unit',
  isPerPackage: true,
  usesAllCores: true,
  remedy: 'One file alone: npx jest -c scripts/tooling/config/jest.config.mjs FILE',
  async run({ folders, isAll }) {
    const reports = await mkdtemp(path.join(os.tmpdir(), 'tessera-unit-'));
    const file = path.join(reports, 'report.json');
    const args = [
      '-c',
      'scripts/tooling/config/jest.config.mjs',
      '--json',
      '--outputFile',
      file,
      '--silent',
      '--reporters=<rootDir>/scripts/tooling/config/failureReporter.mjs',
      '--maxWorkers=3',
      ...folders.map((folder) => `/${folder}/`),
    ];
    // Its output is on the terminal already.
    const { code } = await runTool('jest', args, { env: { TESSERA_ALL: isAll ? '1' : '' }, isLoud: true });
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
