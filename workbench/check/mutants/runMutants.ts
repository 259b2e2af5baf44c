import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '@tessera/platform/project/copy';
import { type Mutant, mutants } from './mutants';

/** `npm run mutants -w workbench [-- NAME …]`: plants each fault in a copy of the project and shows who catches it. */
const chosen = process.argv.slice(2);

const copy = await copyProject();
const pictures = { ACCEPTED_PICTURES: path.join(copy.folder, '.cache/pictures') };

/** Runs a command in the copy; resolves to whether it found a fault. */
const finds = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { cwd: copy.folder, env: { ...process.env, ...env }, stdio: 'ignore' }).status !== 0;

const report = path.join(copy.folder, 'units.json');
const jest = 'jest -c scripts/tooling/config/jest.config.mjs --passWithNoTests --json --outputFile'.split(' ');
const unitFails = (...args: string[]) => finds('npx', [...jest, report, ...args]);

/** The test file that fails with the fault, if one does. */
function failedUnit({ file }: Mutant): string | undefined {
  if (!unitFails('--findRelatedTests', file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: Record<string, string>[] };
  return testResults.find(({ status }) => status === 'failed')?.name;
}
const statesFind = ({ states }: Mutant) => finds('npm', ['test', '--', '--only', 'states', '--file', states]);
const picturesFind = ({ states }: Mutant, ...more: string[]) =>
  finds('npm', ['run', 'pictures', '--', states, ...more], pictures);

/** Prints whether a fault was found. */
const print = (isFound: boolean): boolean => {
  process.stdout.write(isFound ? ' yes |' : ' – |');
  return isFound;
};
const accepted = new Set<string>();

try {
  console.log('| fault | states | pictures | unit tests |\n|---|---|---|---|');
  for (const mutant of mutants.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    const file = path.join(copy.folder, mutant.file);
    const source = await readFile(file, 'utf8');
    if (source.split(mutant.from).length !== 2)
      throw new Error(`"${mutant.from}" does not stand once in ${mutant.file}.`);
    // Without the fault the states pass, and their pictures are accepted: once for all faults that they show.
    if (!accepted.has(mutant.states) && picturesFind(mutant, '--accept'))
      throw new Error(`States ${mutant.states} fail without "${mutant.name}".`);
    accepted.add(mutant.states);
    await writeFile(file, source.split(mutant.from).join(mutant.to));
    process.stdout.write(`| ${mutant.name} |`);
    const isSeen = print(statesFind(mutant));
    print(isSeen || picturesFind(mutant));
    const failed = failedUnit(mutant);
    await writeFile(file, source);
    // A test that fails without the fault catches nothing.
    print(failed !== undefined && !unitFails(failed));
    process.stdout.write('\n');
  }
} finally {
  await copy.remove();
}
