import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The part of a check that does not check each package by itself. */
export const wholeProject = '.';

/** What every check depends on: the installed packages and the configurations beside them. */
const common = ['package.json', 'package-lock.json', 'biome.json', 'scripts/tooling/config'];

/** Whether a package's tests read more than it depends on: those of scripts and images read documents, images and all apps. */
const readsAll = (folder: string) => folder === wholeProject || /^(scripts|docker)\//.test(folder);

/** Browser tests open the composed site, over the sandbox; the shell's verifier of rounds is compared with the sandbox. */
const readsSite = (check: string, folder: string) => check === 'browser' || folder === 'host-shell';

/** @returns undefined outside of a git checkout */
function hashInputs(check: string, folder: string): string | undefined {
  const isShell = folder === 'host-shell';
  const apps = packageFolders.filter((name) => isShell && check === 'browser' && name.startsWith('mfe-'));
  const site = readsSite(check, folder) ? ['host-shell', 'provider-sandbox', ...apps] : [];
  const inputs = readsAll(folder) ? [wholeProject] : [...common, ...withDependencies([folder, ...site])];
  try {
    return createHash('sha256').update(inputs.map(hashOf).join()).digest('hex');
  } catch {
    return undefined;
  }
}

const records = path.join(projectRoot, '.cache/passed');

const recordOf = (check: string, folder: string, isAll: boolean) =>
  path.join(records, `${check}${isAll ? '-all' : ''}-${folder.replaceAll('/', '.')}`);

/** Whether a check of a package, or of the whole project, passed with the sources that it has now. */
export function hasPassed(check: string, folder: string, isAll: boolean): boolean {
  const inputs = hashInputs(check, folder);
  const record = recordOf(check, folder, isAll);
  return inputs !== undefined && existsSync(record) && readFileSync(record, 'utf8') === inputs;
}

/** Remembers that a check of a package, or of the whole project, has passed. Call `hasPassed` before the check. */
export function keepPassed(check: string, folder: string, isAll: boolean): void {
  const inputs = hashInputs(check, folder);
  if (inputs === undefined) return;
  mkdirSync(records, { recursive: true });
  for (const each of isAll ? [true, false] : [false]) writeFileSync(recordOf(check, folder, each), inputs);
}
