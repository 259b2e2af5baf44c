import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { buildAll } from '@tessera/platform/build';
import { siteTargets, workbenchTarget } from '@tessera/platform/build/targets';
import { projectRoot } from '@tessera/platform/project';
import { ensureChromium, preferHeadlessShell } from '../chromium/ensureChromium';
import type { Check, CheckResult } from './check';
import { playwrightFailures, playwrightFlakes } from './failures';
import { runTool } from './runTool';

/** Tests in a real Chromium: each remote alone, then the composed site. */
export const browserCheck: Check = {
  name: 'browser',
  isPerPackage: true,
  usesAllCores: true,
  remedy: 'One file alone: npm test -- --only browser --file PATH; TRACE=1 leaves traces of failures in test-results/.',
  async run({ folders, file, isAll, changedFiles = ['all'] }) {
    const chromium = ensureChromium();
    await buildAll([...siteTargets, workbenchTarget]);
    // Remotes cannot break the frame of the page.
    const composed = changedFiles.every((changed) => changed.startsWith('mfe-'))
      ? 'host-shell/e2e/[^/]+$'
      : 'host-shell/e2e/';
    const filterOf = (folder: string) => (folder === 'host-shell' ? composed : `/${folder}/e2e/`);
    const filters = file === undefined ? folders.map(filterOf) : [file];
    return runPlaywright('scripts/tooling/config/playwright.config.ts', ['--pass-with-no-tests', ...filters], {
      CHROMIUM_PATH: preferHeadlessShell(chromium),
      FULL_CHROMIUM_PATH: chromium,
      TESSERA_ALL: isAll ? '1' : '',
    });
  },
};

/** Runs Playwright's tests with a configuration, named by its path in the project; its output is on the terminal at once. */
export async function runPlaywright(
  config: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<CheckResult> {
  const { code } = await runTool('playwright', ['test', '-c', config, ...args], {
    // The browsers of other engines are for their own checks.
    env: { FIREFOX_PATH: '', WEBKIT_PATH: '', ...env, TESSERA_RUN: 'verify' },
    isLoud: true,
  });
  try {
    const text = await readFile(path.join(projectRoot, 'test-results/verify.json'), 'utf8');
    const report = JSON.parse(text) as JSONReport;
    const failed = report.stats.unexpected + report.errors.length;
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: code === 0 ? failed : Math.max(failed, 1),
      output: '',
      failures: playwrightFailures(report),
      warnings: playwrightFlakes(report).map(
        ({ test, reason }) => `passed only when it was repeated: ${test}\n${reason}`,
      ),
    };
  } catch {
    return { passed: 0, failed: 1, output: '' };
  }
}
