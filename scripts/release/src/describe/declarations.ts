import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isOwnRepository, ownRemote, packageFile, projectRoot, sourceFolder } from '@tessera/platform/project';
import { runTool } from '@tessera/tooling/runTool';
import { Refused } from '../outcome';
import { listFiles } from '../site/listFiles';
import { contractPaths } from './contractPaths';
import { rewriteImports } from './declarationImports';

/** Types as a release publishes them: declaration files by path, and which file declares which module. */
export interface PublishedTypes {
  readonly entries: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** Errors of emitting declarations only. They matter only in files that the public types import, which are then missing. */
const isDeclarationError = (line: string) => /error TS(?:4\d{3}|2742|2883|7056|9\d{3}):/.test(line);

/** The sources that are compiled. */
interface Sources {
  readonly root: string;
  /** Where a source file is. */
  placeOf(file: string): string;
}

/**
 * In a remote's own repository the contracts are an installed package, of which the compiler writes no declarations: it gets
 * the sources as they lie in the project, so that the types are those of a release from there.
 */
async function layOutSources(folder: string): Promise<Sources> {
  if (!isOwnRepository) return { root: projectRoot, placeOf: (file) => file };
  const copies = [
    [path.join(projectRoot, 'src'), path.join(folder, `mfe-${ownRemote}`, 'src')],
    [path.join(sourceFolder('shared-contracts'), 'src'), path.join(folder, 'shared-contracts/src')],
  ] as const;
  for (const [from, to] of copies) await cp(from, to, { recursive: true });
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const placeOf = (file: string) => {
    const [from, to] = copies.find(([from]) => file.startsWith(`${from}${path.sep}`)) ?? [];
    if (from === undefined || to === undefined) throw new Refused(`${file} is not a source of this remote.`);
    return path.join(to, path.relative(from, file));
  };
  return { root: folder, placeOf };
}

/**
 * Compiles sources to declarations. Throws for sources that do not compile: this also checks names of the contract.
 *
 * @returns why some declarations could not be written
 */
async function emit(
  sources: readonly string[],
  aliases: Readonly<Record<string, string>>,
  root: string,
  outFolder: string,
): Promise<readonly string[]> {
  const config = path.join(outFolder, 'tsconfig.json');
  const paths = Object.fromEntries(Object.entries(aliases).map(([name, file]) => [name, [file]]));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: path.join(outFolder, 'types'),
    rootDir: root,
    types: [],
    paths,
  };
  const base = packageFile('tooling', 'config/tsconfig.base.json');
  await writeFile(config, JSON.stringify({ extends: base, compilerOptions, files: sources }));
  // Parallel checkers check the same types several times, which takes longer on few cores.
  const { code, output } = await runTool('tsc', ['-p', config, '--pretty', 'false', '--checkers', '1']);
  const errors = output.split('\n').filter((line) => line.includes(': error TS'));
  if (code !== 0 && !(errors.length > 0 && errors.every(isDeclarationError))) {
    const own = output
      .trim()
      .split(/\n(?=\S)/)
      .filter((error) => !isDeclarationError(error));
    throw new Refused(`It does not compile, so its types cannot be published:\n${own.join('\n')}`);
  }
  return errors;
}

/**
 * The types of an app's public interface: its declarations and those that they import, with relative imports between them,
 * so that they can be compiled together with those of any other release.
 *
 * @param sources source file of each entry, absolute
 */
export async function publishTypes(sources: Readonly<Record<string, string>>): Promise<PublishedTypes> {
  const outFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-types-'));
  try {
    const { root, placeOf } = await layOutSources(path.join(outFolder, 'sources'));
    const placed = (files: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(files).map(([name, file]) => [name, placeOf(file)]));
    const aliases = placed(contractPaths);
    const own = placed(sources);
    const problems = await emit(Object.values(own), aliases, root, outFolder);
    const types = path.join(outFolder, 'types');
    const emitted = new Set(await listFiles(types));
    const declarationOf = (source: string) =>
      path
        .relative(root, source)
        .split(path.sep)
        .join('/')
        .replace(/\.tsx?$/, '.d.ts');
    const entries = Object.fromEntries(
      Object.entries(own).map(([name, source]) => [name, declarationOf(source)] as const),
    );
    const declared = Object.fromEntries(Object.entries(aliases).map(([name, file]) => [name, declarationOf(file)]));

    const files: Record<string, string> = {};
    const waiting = Object.values(entries);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (file in files) continue;
      if (!emitted.has(file)) throw new Refused(`The types of ${file} cannot be published:\n${problems.join('\n')}`);
      const text = await readFile(path.join(types, file), 'utf8');
      const rewritten = rewriteImports({ file, text, emitted, declared });
      files[file] = rewritten.text;
      waiting.push(...rewritten.reached);
    }
    return { entries, files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => a.localeCompare(b))) };
  } finally {
    await rm(outFolder, { recursive: true, force: true });
  }
}
