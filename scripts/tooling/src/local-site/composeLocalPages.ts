import {
  type ComposedRegistry,
  composeFiles,
  liveScript,
  type PolicyParts,
  pagePolicy,
  stylesOf,
} from '@tessera/platform/compose';
import type { PageContents } from '@tessera/platform/compose/contents';
import type { PrerenderedModules } from '@tessera/platform/compose/prerendered';
import type { Release } from '@tessera/platform/compose/release';
import type { ShellPage } from '@tessera/platform/compose/shellPage';
import type { SiteConfig } from '@tessera/shared-contracts/config';

/** Parts that differ between local sites. */
interface LocalSite {
  readonly shell: Release;
  readonly page: ShellPage;
  readonly modules: PrerenderedModules;
  /** Content that pages begin with; by default they begin with placeholders. */
  readonly contents?: PageContents;
  readonly registry: ComposedRegistry;
  readonly config: SiteConfig;
  readonly siteOrigin?: string;
  /** Sources that its policy allows beyond those of a released site. */
  readonly sources?: Partial<Pick<PolicyParts, 'images' | 'frames' | 'connections' | 'scripts'>>;
  /** Development: URL of the stream that tells pages to reload. */
  readonly reloadStream?: string | undefined;
}

/** Composes the files of a site with its pages beside the shell's files, by name, with the policy of a released site. */
export function composeLocalPages(site: LocalSite): ReadonlyMap<string, string | Buffer> {
  const { shell, page, modules, contents, registry, config, siteOrigin, sources, reloadStream } = site;
  const policy = pagePolicy({
    styles: stylesOf(site),
    inlineScripts: [...Object.values(page.scripts), ...(reloadStream === undefined ? [] : [liveScript(reloadStream)])],
    shellSource: "'self'",
    registry,
    config,
    requiresTrustedTypes: true,
    images: [],
    frames: [],
    // Development: descriptions of updates.
    connections: reloadStream === undefined ? [] : Object.values(registry.remotes).map(({ live }) => live.baseUrl),
    scripts: [],
    ...sources,
  });
  return composeFiles({
    shell,
    page,
    modules,
    contents,
    registry,
    config,
    policy,
    ...(siteOrigin !== undefined && { siteOrigin }),
    ...(reloadStream !== undefined && { reloadStream }),
  });
}
