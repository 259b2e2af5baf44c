import { type EarlyFetch, earlyFetchElementId } from '@tessera/shared-contracts/api';
import { type CallId, calls as callDefinitions } from '@tessera/shared-contracts/api/schema';
import { documentTitle, type SiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';
import { firstTransactions, transactionsPage } from '@tessera/shared-contracts/extensions/schema';
import { pageStartElementId, registryElementId } from '../protocol';
import { contentPath, type PageContents } from './contents';
import { hasFamily, listingOf } from './discovery';
import { liveScript, type Preload, renderPage } from './page';
import { isOfShell, type PageFamily, prerenderedPath } from './pageFamilies';
import { pageFiles } from './pageFiles';
import { fillPlaceholders, shellUrlPlaceholder } from './placeholders';
import { type PolicyRules, pagePolicy } from './policy';
import { type PrerenderedModules, withModules } from './prerenderedModules';
import { type ComposedRegistry, mostRun, pageRegistry } from './registry';
import type { Release } from './release';
import { homeScreenIcon, manifestFile, type OwnerTexts, rootFiles } from './rootFiles';
import type { ShellPage } from './shellPage';

/** What the pages of a site are composed from. */
export interface Composition {
  readonly shell: Pick<Release, 'entry' | 'styles' | 'integrity'>;
  /** Base URL of the shell's files, with a trailing slash; `/` where they lie beside the pages. */
  readonly shellUrl?: string;
  readonly registry: ComposedRegistry;
  readonly config: SiteConfig;
  /** Origin at which players open the site; without it pages have no canonical address and the site no sitemap. */
  readonly siteOrigin?: string;
  /** The shell's description of its pages. */
  readonly page: ShellPage;
  /** What the remotes prerendered. */
  readonly modules?: PrerenderedModules | undefined;
  /** Content that pages begin with; without it they show what the remotes prerendered. */
  readonly contents?: PageContents | undefined;
  /** Texts of the owner's, which the site's configuration names. */
  readonly texts?: OwnerTexts | undefined;
  /** Rules of the policy that the pages carry; without it they carry none. */
  readonly policy?: PolicyRules | undefined;
  /** Development: URL of the stream that tells pages of new builds. */
  readonly reloadStream?: string | undefined;
}

/** Rewrites a style sheet's root-relative references to the shell's files to `shellUrl`. */
export const withShellUrl = (css: string, shellUrl: string): string =>
  css.replaceAll('url(/fonts/', `url(${shellUrl}fonts/`).replaceAll(shellUrlPlaceholder, shellUrl);

/** The Content-Security-Policy that the pages of a composition carry, if they carry one. */
export function policyOf(composition: Composition): string | undefined {
  const { page, shellUrl = '/', modules = new Map(), contents = new Map(), registry, config } = composition;
  const { policy, reloadStream } = composition;
  if (policy === undefined) return undefined;
  const ownStyles = [page.css, page.shellCss].map((css) => withShellUrl(css, shellUrl));
  const otherStyles = [...modules.values(), ...contents.values()].map(({ css }) => css);
  // Development: the script that hears of builds, and descriptions of updates.
  const ofDevelopment = reloadStream !== undefined && {
    inlineScripts: [...Object.values(page.scripts), liveScript(reloadStream)],
    connections: Object.values(registry.remotes).map(({ live }) => live.baseUrl),
  };
  const styles = [...ownStyles, ...otherStyles];
  const inlineScripts = Object.values(page.scripts);
  return pagePolicy({ ...policy, styles, inlineScripts, registry, config, ...ofDevelopment });
}

const fontPreloads = (shellUrl: string): readonly Preload[] => [
  { href: `${shellUrl}fonts/geologica-latin-wght-normal.woff2`, as: 'font' },
];

/**
 * Scripts of a family's modules, in the order in which they are needed, with their hashes. Scripts without a hash are left
 * out: no page runs them.
 */
function moduleScripts(registry: ComposedRegistry, modules: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    modules.flatMap((module) => {
      const [remoteName = '', name = ''] = module.split('/');
      const remote = registry.remotes[remoteName];
      const release = remote === undefined ? undefined : mostRun(remote);
      const files = release?.exposes[name];
      if (release === undefined || files === undefined) return [];
      return [release.entry, ...files.scripts].flatMap((file) => {
        const hash = release.integrity[file];
        return hash === undefined ? [] : [[new URL(file, release.baseUrl).href, hash] as const];
      });
    }),
  );
}

const known = (hashes: Iterable<readonly [string, string | undefined]>) =>
  Object.fromEntries([...hashes].filter((entry): entry is [string, string] => entry[1] !== undefined));

/**
 * Calls with long answers, and the extension that pages them: the head requests the first page. Without the extension
 * the head skips the call, since the module streams the answer for longer than the head would wait.
 */
const firstPages: Partial<Record<CallId, { readonly extension: string; readonly search: Record<string, string> }>> = {
  transactions: { extension: transactionsPage.extension, search: { limit: String(firstTransactions) } },
};

/** The path that the page's head requests for a call; `undefined` if it skips the call. */
function firstPath(call: CallId, { providerExtensions = [] }: SiteConfig): string | undefined {
  const { path } = callDefinitions[call];
  const page = firstPages[call];
  if (page === undefined) return path;
  return providerExtensions.includes(page.extension) ? `${path}?${new URLSearchParams(page.search)}` : undefined;
}

/** What a page's head requests before the page's script has loaded. */
function earlyFetchOf(
  registry: ComposedRegistry,
  { playerModules, calls }: PageFamily,
  config: SiteConfig,
): EarlyFetch {
  return {
    playerScripts: [...moduleScripts(registry, playerModules)].map(([href, integrity]) => ({ href, integrity })),
    calls: calls.flatMap((call) => {
      const { id, method, hasBearer } = callDefinitions[call];
      const path = firstPath(call, config);
      return path === undefined ? [] : [{ id, method, path, hasBearer }];
    }),
  };
}

/**
 * The pages of the site, by family: a pure function of what is live. The registry is inlined, so that the shell needs no
 * request to find remotes, and the family's own scripts are in the page, so that they load in parallel with the shell's.
 */
export function composePages(composition: Composition): ReadonlyMap<string, string> {
  const {
    shell,
    shellUrl = '/',
    registry,
    config,
    siteOrigin,
    page,
    modules: prerendered = new Map(),
    contents,
    reloadStream,
  } = composition;
  const policy = policyOf(composition);
  const shellFiles = [...shell.styles, shell.entry];
  const shellHashes = known(shellFiles.map((file) => [`${shellUrl}${file}`, shell.integrity[file]] as const));
  return new Map(
    page.families
      .filter((family) => hasFamily(family, config))
      .map((family) => {
        const { id, modules } = family;
        const scripts = moduleScripts(registry, modules);
        const { root, styles, starts } = withModules(
          page.prerendered[id] ?? '',
          prerendered,
          contents,
          contentPath(family),
        );
        const filled = (markup: string) => fillPlaceholders(markup, config, shellUrl);
        const html = renderPage({
          title: documentTitle(family.title, config),
          language: 'en',
          listing: listingOf(family, { config, siteOrigin, shellUrl }),
          icon: `${shellUrl}favicon.svg`,
          installation: { icon: `${shellUrl}${homeScreenIcon}`, manifest: `/${manifestFile}` },
          styles: [withShellUrl(isOfShell(family) ? page.shellCss : page.css, shellUrl), ...styles],
          styleSheets: shell.styles.map((file) => `${shellUrl}${file}`),
          scripts: [`${shellUrl}${shell.entry}`],
          preloads: fontPreloads(shellUrl),
          asyncScripts: [...scripts.keys()],
          integrity: { ...shellHashes, ...Object.fromEntries(scripts) },
          data: {
            [siteConfigElementId]: config,
            [registryElementId]: pageRegistry(registry),
            [earlyFetchElementId]: earlyFetchOf(registry, family, config),
            ...(Object.keys(starts).length > 0 && { [pageStartElementId]: { paths: family.paths, modules: starts } }),
          },
          headScripts: [page.scripts.oldBrowser, page.scripts.earlyFetch].filter((script) => script !== undefined),
          prerendered: {
            root: filled(root),
            path: prerenderedPath(family),
            notices: filled(page.notices),
            // Content is laid out and painted several times if it appears in parts; a frame without it appears sooner in parts.
            isWhole: Object.keys(starts).length > 0,
          },
          ...(policy !== undefined && { policy }),
          ...(reloadStream !== undefined && { reloadStream }),
        });
        return [id, html];
      }),
  );
}

/**
 * Files that a site's servers answer beside the releases, by name: a page for each path (`pageFiles`), and `rootFileNames`.
 */
export function composeFiles(composition: Composition): ReadonlyMap<string, string | Buffer> {
  const { page, config, siteOrigin, shellUrl = '/', texts } = composition;
  const pages = composePages(composition);
  return new Map<string, string | Buffer>([
    ...page.families.flatMap(({ id, paths }) => {
      const html = pages.get(id);
      return html === undefined ? [] : pageFiles(paths).map((file) => [file, html] as const);
    }),
    ...rootFiles({ page, config, siteOrigin, shellUrl, texts }),
  ]);
}
