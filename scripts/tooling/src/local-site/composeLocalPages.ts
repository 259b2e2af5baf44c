import type { ComposedRegistry } from '@tessera/compose';
import { composePages, pagePolicy, reloadScript, withShellUrl } from '@tessera/compose';
import type { Release } from '@tessera/compose/release';
import type { ShellPage } from '@tessera/compose/shellPage';
import type { SiteConfig } from '@tessera/shared-contracts/config';

/** What a site on this machine is composed from, beside what all such sites have in common. */
interface LocalSite {
  readonly shell: Release;
  readonly page: ShellPage;
  readonly registry: ComposedRegistry;
  readonly config: SiteConfig;
  /** Development: address of the stream that asks pages to reload. */
  readonly reloadStream?: string | undefined;
}

/** The pages of a site whose pages lie beside the shell's files, under the policy that a released site has. */
export function composeLocalPages(site: LocalSite): ReadonlyMap<string, string> {
  const { shell, page, registry, config, reloadStream } = site;
  const policy = pagePolicy({
    css: withShellUrl(page.css, '/'),
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
    registry,
    config,
    policy,
    ...(reloadStream !== undefined && { reloadStream }),
  });
}
