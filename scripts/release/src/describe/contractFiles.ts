import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFolder } from '@tessera/platform/project';
import { parseSync } from 'oxc-parser';
import { contractPaths } from './contractPaths';

/** The file of the contracts that an import resolves to; `undefined` for other imports. */
function resolveImport(from: string, request: string): string | undefined {
  if (request in contractPaths) return contractPaths[request];
  if (!request.startsWith('.') || !from.startsWith(sourceFolder('shared-contracts'))) return undefined;
  const place = path.resolve(path.dirname(from), request);
  return [`${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((file) => existsSync(file));
}

interface Parsed {
  /** Run-time imports with their source; without a name, the whole module. */
  readonly imports: readonly { readonly request: string; readonly name: string | null }[];
  /** Re-exports from another file; without a name, the whole module. */
  readonly handedOn: readonly { readonly request: string; readonly name: string | null; readonly as: string | null }[];
}

async function parse(file: string): Promise<Parsed> {
  const { staticImports, staticExports } = parseSync(file, await readFile(file, 'utf8')).module;
  return {
    imports: staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => ({ request: moduleRequest.value, name: importName.name })),
    ),
    handedOn: staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
        moduleRequest === null || isType
          ? []
          : [{ request: moduleRequest.value, name: importName.name, as: exportName.name }],
      ),
    ),
  };
}

/** The files of the contracts that define what the given files import from them, and the imports of those files. */
export async function importsContracts(files: readonly string[]): Promise<readonly string[]> {
  const parsed = new Map<string, Promise<Parsed>>();
  const read = (file: string) => {
    const known = parsed.get(file) ?? parse(file);
    parsed.set(file, known);
    return known;
  };
  const found = new Set<string>();
  const asked = new Set<string>();

  /** Follows a name to the file that defines it: most files re-export what others define. */
  const define = async (file: string, name: string | null): Promise<void> => {
    const question = `${file}#${name}`;
    if (asked.has(question)) return;
    asked.add(question);
    const { handedOn } = await read(file);
    const named = name === null ? handedOn : handedOn.filter(({ as }) => as === name);
    const ways = named.length > 0 ? named : handedOn.filter(({ as }) => as === null);
    // A star may or may not re-export the name, and a whole part includes what its file defines itself.
    if (named.length === 0 || name === null) await visit(file);
    await Promise.all(
      ways.map(async ({ request, name: inner, as }) => {
        const target = resolveImport(file, request);
        if (target !== undefined) await define(target, as === null ? name : inner);
      }),
    );
  };
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    await follow(file);
  };
  const follow = async (file: string): Promise<void> => {
    const { imports } = await read(file);
    await Promise.all(
      imports.map(async ({ request, name }) => {
        const target = resolveImport(file, request);
        if (target !== undefined) await define(target, name);
      }),
    );
  };
  await Promise.all(files.map(follow));
  return [...found].sort();
}
