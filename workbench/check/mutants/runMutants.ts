import { spawnSync } from 'node:child_process';
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

const unitsFind = ({ file }: Mutant) =>
  finds('npx', ['jest', '-c', 'scripts/tooling/config/jest.config.mjs', '--bail', '--findRelatedTests', file]);
const statesFind = ({ states }: Mutant) => finds('npm', ['test', '--', '--only', 'states', '--file', states]);
const picturesFind = ({ states }: Mutant, ...more: string[]) =>
  finds('npm', ['run', 'pictures', '--', states, ...more], pictures);

const marks = (name: string, found: readonly boolean[]) =>
  `| ${[name, ...found.map((isFound) => (isFound ? 'yes' : '–'))].join(' | ')} |`;

try {
  console.log('| fault | states | pictures | unit tests |\n|---|---|---|---|');
  for (const mutant of mutants.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    const file = path.join(copy.folder, mutant.file);
    const source = await readFile(file, 'utf8');
    if (source.split(mutant.from).length !== 2)
      throw new Error(`"${mutant.from}" does not stand once in ${mutant.file}.`);
    // Without the fault the states pass, and their pictures are accepted.
    if (statesFind(mutant)) throw new Error(`States ${mutant.states} fail without "${mutant.name}".`);
    picturesFind(mutant, '--accept');
    await writeFile(file, source.replace(mutant.from, mutant.to));
    const isSeen = statesFind(mutant);
    console.log(marks(mutant.name, [isSeen, isSeen || picturesFind(mutant), unitsFind(mutant)]));
    await writeFile(file, source);
  }
} finally {
  await copy.remove();
}
