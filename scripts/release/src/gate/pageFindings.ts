import { familyPath } from '@tessera/platform/compose';
import { type DeclaredPages, pagesFormat } from '@tessera/platform/protocol';
import type { Finding } from '../outcome';
import { inPages, releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { type Inspected, nameOf } from './gateInput';
import type { Pair } from './pairFindings';
import { readShellPages } from './shellPages';

/** Calls that a page may send before its script has loaded: more delay the files that it needs. */
const maxCalls = 3;

/** First segments of addresses that are, or may become, files of a site. */
const reserved = ['assets', 'canary', 'current', 'fonts', 'health', 'icons', 'keys', 'pages', 'revisions'];

const refuseIf = (isWrong: boolean, reason: string, remedy: string): readonly Finding[] =>
  isWrong ? [{ rule: 'pages', reason, remedy }] : [];

/** Whether an address may belong to both paths, of which a trailing `*` stands for any segment. */
function overlap(one: string, other: string): boolean {
  const [ours, theirs] = [one.split('/'), other.split('/')];
  return (
    ours.length === theirs.length &&
    ours.every((part, index) => part === theirs[index] || part === '*' || theirs[index] === '*')
  );
}

/** A page that is on the site, and whose. */
interface Owned {
  readonly owner: string;
  readonly path: string;
  readonly title: string;
}

const ownedBy = (owner: string, { pages, redirects }: DeclaredPages): readonly Owned[] => [
  ...pages.map(({ path, title }) => ({ owner, path: familyPath(path), title })),
  ...Object.keys(redirects).map((path) => ({ owner, path, title: '' })),
];

/** Pages of a remote's declaration that others have. */
function conflicts(release: Inspected, declared: DeclaredPages, others: readonly Owned[]): readonly Finding[] {
  const [name, remedy] = [nameOf(release), `Choose another in src/pages.ts of ${release.app}.`];
  return ownedBy(release.app, declared).flatMap(({ path, title }) =>
    others.flatMap((other) => {
      const isTitled = title !== '' && title.toLowerCase() === other.title.toLowerCase();
      return [
        ...refuseIf(
          overlap(path, other.path),
          `${name} declares ${path}, and ${other.owner} has ${other.path}`,
          remedy,
        ),
        ...refuseIf(isTitled, `${name} titles a page "${title}", as ${other.owner} does`, remedy),
      ];
    }),
  );
}

/** Finds what a declaration has wrong in itself. */
function ownFindings(release: Inspected, { pages }: DeclaredPages): readonly Finding[] {
  const { exposes } = release.manifest;
  const name = nameOf(release);
  const paths = pages.map(({ path }) => familyPath(path));
  const titles = pages.map(({ title }) => title.toLowerCase());
  return pages.flatMap(({ path, title, module, calls }, index) => {
    const isReserved = reserved.includes(path.split('/')[1] ?? '');
    const isTwice = paths.indexOf(familyPath(path)) < index || titles.indexOf(title.toLowerCase()) < index;
    const begin = `${name} starts ${path} with ${calls.length} calls; a page may have ${maxCalls}`;
    return [
      ...refuseIf(!(module in exposes), `${name} does not expose ${module}, its page ${path}`, 'Expose it.'),
      ...refuseIf(isReserved, `${name} declares ${path}, which is reserved for files`, 'Choose another path.'),
      ...refuseIf(isTwice, `${name} declares ${path}, "${title}", of which it has another`, 'Leave one out.'),
      ...refuseIf(calls.length > maxCalls, begin, 'Let its module send the others.'),
    ];
  });
}

/** Finds pages of the live release that would be gone. */
function endedPages(release: Inspected, registry: SiteRegistry): readonly Finding[] {
  const { live } = releasesOf(registry, release.app);
  const { pages = [], redirects = {} } = release.manifest.pages ?? {};
  const stay = [...pages.map(({ path }) => familyPath(path)), ...Object.keys(redirects)];
  const before = live?.pages === undefined ? [] : ownedBy(release.app, live.pages);
  const remedy = 'Name its successor in `redirects` of src/pages.ts, or promote with --end-pages.';
  return before.flatMap(({ path }) => {
    const reason = `${nameOf(release)} ends the live page ${path}; links to it would lead nowhere`;
    return refuseIf(!stay.includes(path), reason, remedy);
  });
}

/**
 * Finds what is wrong with the pages that a remote declares, apart from the shell: in itself, beside the pages of other remotes, and
 * compared with those that are live.
 *
 * @param mayEnd whether live pages may end without a redirect
 */
export function pageFindings(release: Inspected, registry: SiteRegistry, mayEnd: boolean): readonly Finding[] {
  const { app, manifest } = release;
  const ended = mayEnd ? [] : endedPages(release, registry);
  const declared = manifest.pages;
  if (declared === undefined) return ended;
  if (declared.format !== pagesFormat) {
    const reason = `${nameOf(release)} declares its pages in format ${declared.format}; these commands know ${pagesFormat}`;
    return refuseIf(true, reason, 'Use the release commands of the version that built it.');
  }
  const others = Object.entries(registry.apps)
    .filter(([name]) => name !== app)
    .flatMap(([name, releases]) =>
      inPages(releases)
        .filter(({ role }) => role !== 'previous')
        .flatMap(({ release: { pages } }) => (pages === undefined ? [] : ownedBy(name, pages))),
    );
  return [...ownFindings(release, declared), ...conflicts(release, declared, others), ...ended];
}

/** Finds pages of a remote that a shell has itself or cannot show. One that shows the same module of the remote has to give it up first. */
export async function shellPageFindings({ shell, remote }: Pair): Promise<readonly Finding[]> {
  const declared = remote.manifest.pages;
  if (declared === undefined || shell.role === 'previous' || remote.role === 'previous') return [];
  const page = await readShellPages(shell);
  if (page === undefined || ownedBy(remote.app, declared).length === 0) return [];
  const name = nameOf(remote);
  if (page.template === undefined) {
    const reason = `${nameOf(shell)} composes no pages of remotes, and ${name} declares some`;
    return refuseIf(true, reason, 'Promote a shell that does first.');
  }
  const { menus } = page.template;
  const others = `${nameOf(shell)} has ${menus.join(', ') || 'none'}`;
  const isSame = (path: string, modules: readonly string[]) =>
    declared.pages.some((own) => familyPath(own.path) === path && `${remote.app}/${own.module}` === modules.join());
  const owned = page.families.flatMap(({ title, paths, modules }) =>
    paths
      .filter((path) => !isSame(path, modules))
      // Said once of each title.
      .map((path, index) => ({ owner: nameOf(shell), path, title: index === 0 ? title : '' })),
  );
  const targets = [...page.families.flatMap(({ paths }) => paths), ...declared.pages.map(({ path }) => path)];
  return [
    ...conflicts(remote, declared, owned),
    ...declared.pages.flatMap(({ path, menu }) => {
      const reason = `${name} lists ${path} in the menu ${menu}, and ${others}`;
      return refuseIf(menu !== undefined && !menus.includes(menu), reason, 'Choose one of these, or leave `menu` out.');
    }),
    ...Object.entries(declared.redirects).flatMap(([from, to]) => {
      const reason = `${name} redirects ${from} to ${to}, which is no page`;
      return refuseIf(!targets.includes(to), reason, 'Lead it to a page of the shell or its own.');
    }),
  ];
}
