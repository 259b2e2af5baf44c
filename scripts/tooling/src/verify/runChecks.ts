import { packageFolders, UserError } from '@tessera/platform/project';
import pc from 'picocolors';
import type { Check, CheckResult, CheckScope } from './check';
import { changedSincePassed, keepPassed, wholeProject } from './passed';

/**
 * Runs checks and prints their results: those that use all cores one after the other, and the others beside them.
 *
 * @param isAffectedOnly leaves out what has not changed since it passed here
 * @returns whether all have passed
 */
export async function runChecks(
  chosen: readonly Check[],
  scope: CheckScope,
  isAffectedOnly: boolean,
): Promise<boolean> {
  const startedAt = performance.now();
  const results: (CheckResult & { readonly name: string })[] = [];
  let hasUnchanged = false;
  const runOneByOne = async (isHeavy: boolean) => {
    for (const check of chosen.filter(({ usesAllCores = false }) => usesAllCores === isHeavy)) {
      const result = await runCheck(check, scope, isAffectedOnly);
      if (result === undefined) hasUnchanged = true;
      else results.push({ name: check.name, ...result });
    }
  };
  await Promise.all([runOneByOne(false), runOneByOne(true)]);
  for (const { name, failures = [] } of results)
    for (const { test, reason } of failures)
      console.log(`\n${pc.red('✗')} ${name.padEnd(10)} ${test}\n${reason.replace(/^/gm, '    ')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(pc.dim(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && (passed > 0 || hasUnchanged);
}

/** @returns undefined for a check that need not run */
async function runCheck(check: Check, scope: CheckScope, isAffectedOnly: boolean): Promise<CheckResult | undefined> {
  const { name, isPerPackage = false } = check;
  const startedAt = performance.now();
  // Hashes the sources before the check, also without `--affected`: they may be edited while it runs.
  const affected = (isPerPackage ? scope.folders : [wholeProject])
    .map((part) => ({ part, files: changedSincePassed(name, part, scope.isAll) }))
    .filter(({ files }) => files?.length !== 0);
  const isChangedOnly = isAffectedOnly || (check.isIncremental === true && scope.file === undefined);
  if (isChangedOnly && affected.length === 0) {
    console.log(pc.dim(`${name.padEnd(10)} unchanged since it passed`));
    return undefined;
  }
  console.log(pc.dim(`${name} …`));
  const folders = isChangedOnly && isPerPackage ? affected.map(({ part }) => part) : scope.folders;
  const areKnown = isChangedOnly && affected.every(({ files }) => files !== undefined);
  const changedFiles = [...new Set(affected.flatMap(({ files = [] }) => files))];
  const result = await check.run({ ...scope, folders, ...(areKnown && { changedFiles }) }).catch(asFailure);
  if (scope.file === undefined) keepResult(check, result, { ...scope, folders });
  report(check, result, performance.now() - startedAt);
  return result;
}

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
