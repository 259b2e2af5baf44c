import path from 'node:path';
import { type AppName, appNamed, apps, packageFolders, packagesIn, UserError } from '@tessera/project';
import pc from 'picocolors';
import { browserCheck } from '../verify/browserCheck';
import { budgetCheck } from '../verify/budgetCheck';
import type { Check, CheckResult, CheckScope } from '../verify/check';
import { docsCheck } from '../verify/docsCheck';
import { staticChecks } from '../verify/staticChecks';
import { unitCheck } from '../verify/unitCheck';

const checks: readonly Check[] = [
  ...staticChecks,
  docsCheck(readVerifyArguments),
  unitCheck,
  budgetCheck,
  browserCheck,
];

/**
 * `npm test [-- --only CHECK[,CHECK]] [--app APP] [--file FILE]`: the one list of checks. Ends with a line
 * `N passed, N failed`.
 */
export async function verify(args: readonly string[]): Promise<void> {
  const { chosen, scope } = readVerifyArguments(args);
  let [passed, failed] = [0, 0];
  const startedAt = performance.now();
  for (const check of chosen) {
    const checkStartedAt = performance.now();
    console.log(pc.dim(`${check.name} …`));
    const result = await check.run(scope).catch(asFailure);
    passed += result.passed;
    failed += result.failed;
    report(check, result, performance.now() - checkStartedAt);
  }
  console.log(pc.dim(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

const asFailure = (error: unknown): CheckResult => ({
  passed: 0,
  failed: 1,
  output:
    error instanceof UserError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error),
});

function report({ name, remedy }: Check, { passed, failed, output }: CheckResult, durationMs: number): void {
  const line = `${name.padEnd(10)} ${passed} passed, ${failed} failed ${pc.dim(`${(durationMs / 1000).toFixed(1)} s`)}`;
  // Not alone on its line: only the last line of the run is the count of the whole.
  console.log(failed === 0 ? `${pc.green('✓')} ${line}` : `${pc.red('✗')} ${line}`);
  if (failed > 0) console.log(`${output}\n${pc.yellow(`→ ${remedy}`)}`);
}

/** Reads what `npm test` was asked for; throws for what cannot be understood. */
export function readVerifyArguments(args: readonly string[]): { chosen: readonly Check[]; scope: CheckScope } {
  const flagValue = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const unknown = args.find(
    (arg, index) => arg.startsWith('--') && !['--only', '--app', '--file'].includes(arg) && index >= 0,
  );
  if (unknown !== undefined)
    throw new UserError(`npm test does not know ${unknown}; it takes --only, --app and --file.`);
  const only = flagValue('--only')?.split(',');
  const missing = only?.find((name) => !checks.some((check) => check.name === name));
  if (missing !== undefined) {
    throw new UserError(`There is no check "${missing}". There are: ${checks.map(({ name }) => name).join(', ')}.`);
  }
  const app = flagValue('--app');
  const file = flagValue('--file');
  const folder = app === undefined ? undefined : folderOf(app);
  return {
    chosen: checks.filter(({ name }) => only === undefined || only.includes(name)),
    scope: { ...(folder !== undefined && { folder }), ...(file !== undefined && { file }) },
  };
}

function folderOf(app: string): string {
  if (apps.some(({ name }) => name === app)) return path.basename(appNamed(app as AppName).folder);
  const folder = app.replace(/\/$/, '');
  if (packagesIn(folder).length > 0) return folder;
  const names = [...apps.map(({ name }) => name), ...packageFolders];
  throw new UserError(`There is no app or folder of packages "${app}". There are: ${names.join(', ')}.`);
}
