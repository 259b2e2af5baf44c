import { familyPaths, fileEndings, type PageFamily } from '@tessera/platform/compose/families';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What may follow a route's path in the requested address. */
const end = '/*(?:[?]|$)';

const patternOf = (path: string): string => {
  if (path === '/') return `^${end}`;
  if (path.endsWith('/*')) return `^${escaped(path.slice(0, -1))}[^?/]+${end}`;
  return `^${escaped(path)}${end}`;
};

/**
 * The gateway's maps from an address to the family whose page answers it (none for an unknown address), to whether it is a route at all, and
 * to where it redirects: the same decisions as `familyOf` and `endsLikeFile`, in nginx's syntax. The first uses the requested address (`$request_uri`), since
 * `$uri` is the page's own file after `try_files`.
 */
export function pageFamilyMap(families: readonly PageFamily[]): string {
  const lines = familyPaths(families).map(({ path, id }) => `  "~*${patternOf(path)}" ${id};`);
  return [
    "# Made from the page families in the shell's build and fileEndings of pageFamilies.ts by: npm run generate -w docker/checks",
    'map $request_uri $page_family {',
    '  default "";',
    ...lines,
    '}',
    '',
    '# An address that ends like a file is no route.',
    'map $uri $ends_like_a_file {',
    '  default 0;',
    `  "~*\\.(?:${fileEndings.join('|')})$" 1;`,
    '}',
    '',
    '# Addresses that programs know, and where they lead.',
    'map $uri $well_known_target {',
    '  default "";',
    `  "${changePasswordRedirect.from}" "${changePasswordRedirect.to}";`,
    '}',
    '',
  ].join('\n');
}
