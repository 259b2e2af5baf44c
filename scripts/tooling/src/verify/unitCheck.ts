import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { packagesIn } from '@tessera/project';
import type { Check } from './check';
import { type JestReport, jestFailures } from './failures';
import { runTool } from './runTool';

/** Unit and contract tests of every package. */
export const unitCheck: Check = {
  name: 'unit',
  usesAllCores: true,
  remedy: 'One file alone: npx jest -c scripts/tooling/config/jest.config.mjs FILE',
  async run({ folder }) {
    const reports = await mkdtemp(path.join(os.tmpdir(), 'tessera-unit-'));
    const file = path.join(reports, 'report.json');
    const args = [
      '-c',
      'scripts/tooling/config/jest.config.mjs',
      '--json',
      '--outputFile',
      file,
      '--silent',
      '--maxWorkers=2',
    ];
    if (folder !== undefined) args.push('--selectProjects', ...packagesIn(folder));
    const { code, output } = await runTool('jest', args);
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
        output,
        failures: jestFailures(report),
      };
    } catch {
      return { passed: 0, failed: 1, output };
    } finally {
      await rm(reports, { recursive: true, force: true });
    }
  },
};
