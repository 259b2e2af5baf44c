import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/project';

interface PackageFile {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as PackageFile;

/** Files of a folder, or one file: what is committed and what is new, without what is ignored. */
const filesOf = (folder: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', folder], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
    .split('\n')
    .filter(Boolean)
    .sort();

const hashes = new Map<string, string>();

/** Hash of the files of a folder, as they were when it was first asked for. */
function hashOf(folder: string): string {
  const known = hashes.get(folder);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) {
    hash.update(file);
    try {
      hash.update(readFileSync(path.join(projectRoot, file)));
    } catch {
      // Deleted, and not committed yet.
    }
  }
  const made = hash.digest('hex');
  hashes.set(folder, made);
  return made;
}

/** A package and all packages of the project that it depends on, by their `package.json`. */
export function withDependencies(folders: readonly string[]): readonly string[] {
  const found = new Set(folders);
  const named = new Map(packageFolders.map((folder) => [readPackage(folder).name, folder]));
  for (const folder of found) {
    const { dependencies, devDependencies } = readPackage(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const own = named.get(name);
      if (own !== undefined) found.add(own);
    }
  }
  return [...found].sort();
}

/** What every check depends on: the installed packages and the configurations beside them. */
const common = ['package.json', 'package-lock.json', 'biome.json', 'scripts/tooling/config'];

/** Browser tests open the package's pages in the composed site, over the sandbox; the shell's verifier of rounds is compared with it. */
const readsSite = (check: string, folder: string) => check === 'browser' || folder === 'host-shell';

/** The part of a check that does not check each package by itself. */
export const wholeProject = '.';

const hashInputs = (check: string, folder: string): string => {
  if (folder === wholeProject) return hashOf(wholeProject);
  const site = readsSite(check, folder) ? ['host-shell', 'provider-sandbox'] : [];
  const packages = withDependencies([folder, ...site]);
  const hash = createHash('sha256');
  for (const each of [...common, ...packages]) hash.update(hashOf(each));
  return hash.digest('hex');
};

const records = path.join(projectRoot, '.cache/passed');

const recordOf = (check: string, folder: string, isAll: boolean) =>
  path.join(records, `${check}${isAll ? '-all' : ''}-${folder.replaceAll('/', '.')}`);

/** Whether a check of a package, or of the whole project, passed with the sources that it has now. */
export function hasPassed(check: string, folder: string, isAll: boolean): boolean {
  try {
    return readFileSync(recordOf(check, folder, isAll), 'utf8') === hashInputs(check, folder);
  } catch {
    return false;
  }
}

/** Remembers that a check of a package, or of the whole project, has passed. Call `hasPassed` before the check. */
export function keepPassed(check: string, folder: string, isAll: boolean): void {
  mkdirSync(records, { recursive: true });
  for (const each of isAll ? [true, false] : [false]) {
    writeFileSync(recordOf(check, folder, each), hashInputs(check, folder));
  }
}
