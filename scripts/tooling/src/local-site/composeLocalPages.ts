import { type ComposedRegistry, composePages, pagePolicy, reloadScript, stylesOf } from '@tessera/compose';
import type { PrerenderedModules } from '@tessera/compose/prerendered';
import type { Release } from '@tessera/compose/release';
import type { ShellPage } from '@tessera/compose/shellPage';
import type { SiteConfig } from '@tessera/shared-contracts/config';

/** What a site on this machine is composed from, beside what all such sites have in common. */
interface LocalSite {
  readonly shell: Release;
  readonly page: ShellPage;
  readonly modules: PrerenderedModules;
  readonly registry: ComposedRegistry;
  readonly config: SiteConfig;
  /** Development: address of the stream that asks pages to reload. */
  readonly reloadStream?: string | undefined;
}

/** The pages of a site whose pages lie beside the shell's files, under the policy that a released site has. */
export function composeLocalPages(site: LocalSite): ReadonlyMap<string, string> {
  const { shell, page, modules, registry, config, reloadStream } = site;
  const policy = pagePolicy({
    styles: stylesOf(site),
    inlineScripts: [
      ...Object.values(page.scripts),
      ...(reloadStream === undefined ? [] : [reloadScript(reloadStream)]),
    ],
    shellSource: "'self'",
    registry,
    config,
    requiresTrustedTypes: true,
    images: [],
    frames: [],
    connections: [],
    scripts: [],
  });
  return composePages({
    shell,
    page,
    modules,
    registry,
    config,
    policy,
    ...(reloadStream !== undefined && { reloadStream }),
  });
}
