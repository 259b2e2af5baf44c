import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isOwnRepository, packageFile, packageFolders, projectRoot } from '../project';
import { importGraph } from './bundler/importGraph';

/** Folders of an app that its build does not read. */
export const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'states', 'testing', 'coverage']);
const isInput = (file: string) => !/\.test\.tsx?$|\.md$/.test(file);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const full = path.join(folder, entry.name);
      if (ignoredFolders.has(entry.name) || entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return filesBelow(full);
      return isInput(entry.name) ? [full] : [];
    }),
  );
  return nested.flat();
}

/** Parts of the platform that pages and containers contain. */
const inPages = ['build/bundler', 'host', 'prerender', 'protocol', 'remote'].map((part) => `platform/${part}`);

/** Entry of the code that runs in a build, wherever in the tooling that code lies. */
const builder = packageFile('platform', 'build/buildApp.ts');
const require = createRequire(path.join(projectRoot, 'package.json'));

/** The file of an import of another tooling package; the contracts are not followed, since all of them are inputs. */
const resolveTooling = (request: string): string | undefined =>
  request.startsWith('@tessera/') && !request.startsWith('@tessera/shared-contracts')
    ? require.resolve(request)
    : undefined;

/**
 * Every file that an app's build depends on: its own files, the contracts, the tooling that builds, and the lock file for
 * the installed packages. A checkout without other apps has all of them. In a remote's own repository, contracts and tooling are
 * installed packages too.
 *
 * @param folders the app's folders
 * @returns absolute paths, each once
 */
export async function inputFiles(folders: readonly string[]): Promise<readonly string[]> {
  const inProject = (name: string) => path.join(projectRoot, name);
  if (isOwnRepository) {
    const files = await Promise.all([...folders, projectRoot].map(filesBelow));
    return [...new Set(files.flat())].sort();
  }
  const all = [...folders, ...['shared-contracts/src', ...inPages].map(inProject)];
  const tooling = [...importGraph(builder, resolveTooling).files.keys()];
  const packages = packageFolders.filter((folder) => tooling.some((file) => file.startsWith(inProject(`${folder}/`))));
  const single = [
    'package.json',
    'package-lock.json',
    ...['shared-contracts', ...packages].map((folder) => `${folder}/package.json`),
  ];
  const files = [...(await Promise.all(all.map(filesBelow))).flat(), ...tooling, ...single.map(inProject)];
  return [...new Set(files)].sort();
}

/**
 * Hash of every file that an app's build depends on. The same hash means the same build, so an
 * unchanged app is not rebuilt.
 *
 * @returns ten hexadecimal digits
 */
export async function hashInputs(folders: readonly string[], extra: string): Promise<string> {
  const hash = createHash('sha256').update(extra);
  for (const file of await inputFiles(folders))
    hash.update(path.relative(projectRoot, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}
