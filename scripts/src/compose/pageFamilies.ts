import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallId, calls } from '@tessera/shared-contracts/api';
import { array, type InferOutput, object, optional, parse, picklist, pipe, regex, string } from 'valibot';
import { appNamed } from '../apps/apps';

const moduleName = pipe(string(), regex(/^[a-z]+\/[A-Z]\w+$/));

/** Shape of a shell's `pages.json`. */
export const pageFamiliesSchema = array(
  object({
    id: pipe(string(), regex(/^[a-z-]+$/)),
    /** Paths of the family; a trailing `/*` stands for everything below. The family `other` takes the rest. */
    paths: array(string()),
    /** Modules that every page of the family shows at once, as `remote/Module`. */
    modules: array(moduleName),
    /** Modules that every page of the family shows to signed-in players at once. */
    playerModules: optional(array(moduleName), []),
    /** Reads that the modules begin with, by their names in `shared-contracts/api`. */
    calls: optional(array(picklist(Object.keys(calls) as CallId[])), []),
  }),
);

/** A family of routes that shares one composed page, since all of its routes begin with the same files. */
export type PageFamily = InferOutput<typeof pageFamiliesSchema>[number];

/** The shell's families, from `host-shell/pages.json`. */
export const readPageFamilies = (): readonly PageFamily[] =>
  parse(pageFamiliesSchema, JSON.parse(readFileSync(path.join(appNamed('shell').folder, 'pages.json'), 'utf8')));

/** The family that a path belongs to. */
export function familyOf(pathname: string, families: readonly PageFamily[]): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const matches = (pattern: string) =>
    pattern.endsWith('/*') ? trimmed.startsWith(pattern.slice(0, -1)) : trimmed === pattern;
  return families.find(({ paths }) => paths.some(matches))?.id ?? 'other';
}

/** Endings of names that browsers run, show or keep as files; a page in the place of one would be taken for it. */
export const fileEndings = [
  ...['js', 'mjs', 'css', 'map', 'wasm', 'json', 'jsonl', 'xml', 'txt', 'htm', 'html', 'php', 'conf', 'gz', 'br'],
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'woff', 'woff2', 'ttf'],
] as const;

const fileName = new RegExp(`\\.(?:${fileEndings.join('|')})$`, 'i');

/** Whether an address is that of a file, which may be missing, and none of the routes. */
export const endsLikeFile = (pathname: string): boolean => fileName.test(pathname);
