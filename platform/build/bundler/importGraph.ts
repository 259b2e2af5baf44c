import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Files and packages of a module. */
export interface ImportGraph {
  /** The module's file and its transitive imports, each with its direct imports; absolute. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Names of the packages that these import, in order. */
  readonly packages: readonly string[];
}

const isScript = (file: string) => /\.tsx?$/.test(file);

/** What a file imports or re-exports at run time; type imports do not count. */
function requestsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value]));
  const loaded = dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((expression) => /^['"]/.test(expression))
    .map((literal) => literal.slice(1, -1));
  return [...imported, ...exported, ...loaded];
}

function resolveFile(from: string, request: string): string {
  const place = path.resolve(path.dirname(from), request);
  const candidates = [place, `${place}.ts`, `${place}.tsx`, path.join(place, 'index.ts')];
  const file = candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) throw new Error(`${from} imports ${request}, and no such file exists.`);
  return file;
}

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * Follows a module's imports to every file that it consists of.
 *
 * @param resolvePackage gives the file of a package whose imports are followed too; other packages are only listed
 */
export function importGraph(
  entry: string,
  resolvePackage: (request: string) => string | undefined = () => undefined,
): ImportGraph {
  const files = new Map<string, readonly string[]>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    const requests = isScript(file) ? requestsOf(file) : [];
    const own = requests.flatMap((request) =>
      request.startsWith('.') ? resolveFile(file, request) : (resolvePackage(request) ?? []),
    );
    files.set(file, own);
    own.forEach(visit);
    for (const request of requests) if (!request.startsWith('.')) packages.add(packageOf(request));
  };
  visit(entry);
  return { files, packages: [...packages].sort() };
}
