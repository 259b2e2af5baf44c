import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** What a package calls it; `*` is the package as a whole. */
const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? '*');

/**
 * Names that a file imports from a package to run, or hands on from it. `*` is the package as a whole. Types do not count:
 * nothing of them is left in the browser.
 */
export function importedNames(file: string, text: string, packageName: string): readonly string[] {
  const { module } = parseSync(file, text);
  const imported = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === packageName)
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)));
  const handedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, isType }) => moduleRequest?.value === packageName && !isType)
    .map(({ importName }) => nameOf(importName));
  return [...imported, ...handedOn];
}

/** Names that files use of a package, in order. */
export async function importedNamesOf(files: readonly string[], packageName: string): Promise<readonly string[]> {
  const names = await Promise.all(
    files.map(async (file) => importedNames(path.basename(file), await readFile(file, 'utf8'), packageName)),
  );
  return [...new Set(names.flat())].sort();
}
