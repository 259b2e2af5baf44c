import { familyPaths, fileEndings, type PageFamily } from '@tessera/platform/compose/families';
import { canaryPages, shellCohortCookie } from '@tessera/platform/protocol';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';

/** What may follow a route's path in the requested address. */
const end = '/*(?:[?]|$)';

/** A trailing `*` stands for one segment; of what else a route's path contains, only the dot has a meaning in a pattern. */
const patternOf = (path: string) => `^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/\*$/, '[^?/]+')}${end}`;

/**
 * The gateway's maps from an address to the family whose page answers it (none for an unknown address), to whether it is a route at all, and
 * to where it redirects, and from the cookie to the pages of the shell's canary: the same decisions as `familyOf` and `endsLikeFile`, in nginx's syntax. The first uses the requested address (`$request_uri`), since
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
    '# An address that ends like a file is not a route.',
    'map $uri $ends_like_a_file {',
    '  default 0;',
    `  "~*\\.(?:${fileEndings.join('|')})$" 1;`,
    '}',
    '',
    "# Pages of the shell's canary, which lie below the others.",
    `map $cookie_${shellCohortCookie} $shell_cohort {`,
    '  default "";',
    `  canary ${canaryPages};`,
    '}',
    '',
    '# Well-known addresses and their redirects.',
    'map $uri $well_known_target {',
    '  default "";',
    `  "${changePasswordRedirect.from}" "${changePasswordRedirect.to}";`,
    '}',
    '',
  ].join('\n');
}
