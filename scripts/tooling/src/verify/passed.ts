import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/platform/project';
import { projectFiles } from './projectFiles';

interface PackageFile {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as PackageFile;

/** Hashes of files by path, relative to the project. */
type Hashes = Readonly<Record<string, string>>;

const hashed = new Map<string, Hashes>();

/** Hashes of the files of a folder, cached at the first call. */
function hashesOf(folder: string): Hashes {
  const known = hashed.get(folder);
  if (known !== undefined) return known;
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(projectRoot, file)))
      .digest('base64');
  const hashes = Object.fromEntries(projectFiles(folder).map((file) => [file, hashOf(file)]));
  hashed.set(folder, hashes);
  return hashes;
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

/** Whether a package's tests read documents, images and the sources of all apps, as slow tests of commands do. */
export const readsAll = (folder: string, isAll: boolean): boolean =>
  [wholeProject, 'scripts/tooling', 'scripts/bench', 'docker/checks'].includes(folder) ||
  (isAll && folder.startsWith('scripts/'));

/** What the tests of a package read beside its own sources and its dependencies. */
function alsoRead(check: string, folder: string): readonly string[] {
  const isShell = folder === 'host-shell';
  // Browser tests open pages over the sandbox; the shell's tests open the composed site.
  if (check === 'browser' && isShell) return packageFolders.filter((name) => /^(mfe-|provider-sandbox)/.test(name));
  if (check === 'browser' || check === 'states') return ['host-shell', 'provider-sandbox'];
  // The shell's verifier of rounds is compared with the sandbox's; releases are published by the commands of a document.
  return isShell ? ['provider-sandbox'] : folder === 'scripts/release' ? ['docs'] : [];
}

/** @returns undefined outside of a git checkout */
function inputsOf(check: string, folder: string, isAll: boolean): Hashes | undefined {
  const others = alsoRead(check, folder);
  const packages = [folder, ...others].filter((name) => packageFolders.includes(name));
  const inputs = readsAll(folder, isAll) ? [wholeProject] : [...common, ...others, ...withDependencies(packages)];
  try {
    return Object.assign({}, ...inputs.map(hashesOf)) as Hashes;
  } catch {
    return undefined;
  }
}

const records = path.join(projectRoot, '.cache/passed');

const recordOf = (check: string, folder: string, isAll: boolean) =>
  path.join(records, `${check}${isAll ? '-all' : ''}-${folder.replaceAll('/', '.')}.json`);

/**
 * Changed files among those that a check of a package, or of the whole project, depends on, since it last passed.
 *
 * @returns undefined if it has never passed
 */
export function changedSincePassed(check: string, folder: string, isAll: boolean): readonly string[] | undefined {
  const now = inputsOf(check, folder, isAll);
  const record = recordOf(check, folder, isAll);
  if (now === undefined || !existsSync(record)) return undefined;
  const passed = JSON.parse(readFileSync(record, 'utf8')) as Hashes;
  return Object.keys({ ...passed, ...now }).filter((file) => passed[file] !== now[file]);
}

/** Caches that a check of a package, or of the whole project, has passed. Call `changedSincePassed` before the check. */
export function keepPassed(check: string, folder: string, isAll: boolean): void {
  mkdirSync(records, { recursive: true });
  for (const each of isAll ? [true, false] : [false]) {
    const inputs = inputsOf(check, folder, each);
    if (inputs !== undefined) writeFileSync(recordOf(check, folder, each), JSON.stringify(inputs));
  }
}
