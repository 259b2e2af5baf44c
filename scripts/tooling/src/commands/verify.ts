import path from 'node:path';
import { type AppName, appNamed, apps, packageFolders, packagesIn, UserError } from '@tessera/platform/project';
import { commandLine, listOf, type Runnable, runnable } from '@tessera/platform/project/commandLine';
import pc from 'picocolors';
import { browserCheck } from '../verify/browserCheck';
import { budgetCheck } from '../verify/budgetCheck';
import type { Check, CheckResult, CheckScope, Failure } from '../verify/check';
import { compatCheck } from '../verify/compatCheck';
import { docsCheck, type ReadCommands } from '../verify/docsCheck';
import { engineChecks } from '../verify/engineChecks';
import { imagesCheck } from '../verify/imagesCheck';
import { changedSincePassed, keepPassed, wholeProject } from '../verify/passed';
import { statesCheck } from '../verify/statesCheck';
import { staticChecks } from '../verify/staticChecks';
import { unitCheck } from '../verify/unitCheck';

const checksWith = (docs: Check): readonly Check[] => [
  ...staticChecks,
  docs,
  unitCheck,
  budgetCheck,
  compatCheck,
  browserCheck,
  statesCheck,
  ...engineChecks,
  imagesCheck,
];

interface VerifyOptions {
  readonly only?: readonly string[];
  readonly app?: string;
  readonly file?: string;
  readonly affected?: true;
  readonly all?: true;
}

/**
 * `npm test [-- --only CHECK[,CHECK]] [--app APP] [--file FILE] [--affected] [--all]`: runs the checks. Ends with a line
 * `N passed, N failed`.
 *
 * @param otherCommands commands of other packages that documents name
 */
export function verifyCommand(otherCommands: ReadCommands): Runnable {
  const checks = checksWith(docsCheck((typed) => verify.check(typed), otherCommands));
  const names = checks.map(({ name }) => name);
  const verify = runnable(
    commandLine('npm test --')
      .description('Runs the checks and ends with a line of how many tests passed and failed.')
      .option('--only <check,…>', `some of ${names.join(', ')}`, listOf(names))
      .option('--app <app>', 'one app, or one folder of packages', folderOf)
      .option('--file <file>', 'one file of browser tests')
      .option('--affected', 'only packages that have changed, or depend on one that has, since they passed here')
      .option('--all', 'with what takes minutes and rarely breaks')
      .action(({ only, app: folder, file, affected, all }: VerifyOptions) =>
        runChecks(
          checks.filter(({ name, isSlow = false }) => only?.includes(name) ?? (all || !isSlow)),
          {
            folders: folder === undefined ? packageFolders : packagesIn(folder),
            isAll: all === true || file !== undefined,
            ...(file !== undefined && { file }),
          },
          affected === true,
        ),
      ),
  );
  return verify;
}

async function runChecks(chosen: readonly Check[], scope: CheckScope, isAffectedOnly: boolean): Promise<void> {
  let [passed, failed, unchanged] = [0, 0, 0];
  const failures: { check: string; failure: Failure }[] = [];
  const startedAt = performance.now();
  const runOneByOne = async (waiting: Check[]) => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const checkStartedAt = performance.now();
      // Hashes the sources before the check, also without `--affected`: they may be edited while it runs.
      const changes = partsOf(check, scope).map((part) => ({
        part,
        files: changedSincePassed(check.name, part, scope.isAll),
      }));
      const affected = changes.filter(({ files }) => files?.length !== 0);
      const isChangedOnly = isAffectedOnly || (check.isIncremental === true && scope.file === undefined);
      const folders = isChangedOnly && check.isPerPackage ? affected.map(({ part }) => part) : scope.folders;
      const changedFiles = affected.some(({ files }) => files === undefined)
        ? undefined
        : [...new Set(affected.flatMap(({ files = [] }) => files))];
      if (isChangedOnly && affected.length === 0) {
        unchanged += 1;
        console.log(pc.dim(`${check.name.padEnd(10)} unchanged since it passed`));
        continue;
      }
      console.log(pc.dim(`${check.name} …`));
      const result = await check
        .run({ ...scope, folders, ...(isChangedOnly && changedFiles && { changedFiles }) })
        .catch(asFailure);
      if (scope.file === undefined) keepResult(check, result, { ...scope, folders });
      passed += result.passed;
      failed += result.failed;
      failures.push(...(result.failures ?? []).map((failure) => ({ check: check.name, failure })));
      report(check, result, performance.now() - checkStartedAt);
    }
  };
  const [heavy = [], light = []] = [true, false].map((isHeavy) =>
    chosen.filter(({ usesAllCores = false }) => usesAllCores === isHeavy),
  );
  await Promise.all([runOneByOne(light), runOneByOne(heavy)]);
  for (const { check, failure } of failures) {
    console.log(`\n${pc.red('✗')} ${check.padEnd(10)} ${failure.test}\n${failure.reason.replace(/^/gm, '    ')}`);
  }
  console.log(pc.dim(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && (passed > 0 || unchanged > 0) ? 0 : 1);
}

const partsOf = ({ isPerPackage = false }: Check, { folders }: CheckScope) => (isPerPackage ? folders : [wholeProject]);

/** Caches what has passed. A failure without a package counts for every package. */
function keepResult(
  { name, isPerPackage = false }: Check,
  { passed, failed, failures = [] }: CheckResult,
  { folders, isAll }: CheckScope,
): void {
  const isIn = (folder: string) => (test: string) => `${test}/`.startsWith(`${folder}/`);
  const tests = failures.map(({ test }) => test);
  const areKnown = failed === failures.length && tests.every((test) => folders.some((folder) => isIn(folder)(test)));
  const isWhole = folders.length === packageFolders.length;
  if (!isPerPackage && failed === 0 && passed > 0 && isWhole) keepPassed(name, wholeProject, isAll);
  if (!isPerPackage || !areKnown) return;
  for (const folder of folders) if (!tests.some(isIn(folder))) keepPassed(name, folder, isAll);
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

function report(
  { name, remedy }: Check,
  { passed, failed, output, warnings = [] }: CheckResult,
  durationMs: number,
): void {
  const line = `${name.padEnd(10)} ${passed} passed, ${failed} failed ${pc.dim(`${(durationMs / 1000).toFixed(1)} s`)}`;
  // Within a longer line: only the run's last line is the total.
  console.log(failed === 0 ? `${pc.green('✓')} ${line}` : `${pc.red('✗')} ${line}`);
  for (const warning of warnings) console.log(pc.yellow(`! ${warning}`));
  if (failed > 0) console.log(`${output && `${output}\n`}${pc.yellow(`→ ${remedy}`)}`);
}

function folderOf(app: string): string {
  if (apps.some(({ name }) => name === app)) return path.basename(appNamed(app as AppName).folder);
  const folder = app.replace(/\/$/, '');
  if (packagesIn(folder).length > 0) return folder;
  const known = [...apps.map(({ name }) => name), ...packageFolders];
  throw new UserError(`There is no app or folder of packages "${app}". There are: ${known.join(', ')}.`);
}
