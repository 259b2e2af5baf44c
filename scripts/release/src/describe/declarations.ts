import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { runTool } from '@tessera/tooling/runTool';
import { Refused } from '../outcome';
import { listFiles } from '../site/listFiles';
import { rewriteImports } from './declarationImports';

/** Types as a release publishes them: declaration files by path, and which file declares which module. */
export interface PublishedTypes {
  readonly entries: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

const contracts = '@tessera/shared-contracts';

/** The contracts' subpaths, from `exports` of their package. */
async function contractPaths(): Promise<Readonly<Record<string, string>>> {
  const folder = path.join(projectRoot, 'shared-contracts');
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string> };
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, source]) => [`${contracts}${subpath.slice(1)}`, path.join(folder, source)]),
  );
}

/** Errors of emitting declarations only. They matter only in files that the public types import, which are then missing. */
const isDeclarationError = (line: string) => /error TS(?:4\d{3}|2742|2883|7056|9\d{3}):/.test(line);

/**
 * Compiles sources to declarations. Throws for sources that do not compile: this also checks names of the contract.
 *
 * @returns why some declarations could not be written
 */
async function emit(
  sources: readonly string[],
  aliases: Readonly<Record<string, string>>,
  outFolder: string,
): Promise<readonly string[]> {
  const config = path.join(outFolder, 'tsconfig.json');
  const paths = Object.fromEntries(Object.entries(aliases).map(([name, file]) => [name, [file]]));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: path.join(outFolder, 'types'),
    rootDir: projectRoot,
    types: [],
    paths,
  };
  const base = path.join(projectRoot, 'scripts/tooling/config/tsconfig.base.json');
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
    const aliases = await contractPaths();
    const problems = await emit(Object.values(sources), aliases, outFolder);
    const types = path.join(outFolder, 'types');
    const emitted = new Set(await listFiles(types));
    const declarationOf = (source: string) =>
      path
        .relative(projectRoot, source)
        .split(path.sep)
        .join('/')
        .replace(/\.tsx?$/, '.d.ts');
    const entries = Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, declarationOf(source)] as const),
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
