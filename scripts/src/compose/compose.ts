import { type SiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';
import { type Registry, registryElementId } from '@tessera/shared-contracts/remotes';
import type { Release } from '../build/release';
import { type Preload, renderPage } from './page';
import type { PageFamily } from './pageFamilies';

/** What the pages of a site are composed from. */
export interface Composition {
  readonly shell: Release;
  readonly registry: Registry;
  readonly config: SiteConfig;
  readonly families: readonly PageFamily[];
  /** Style sheet text of the page itself. */
  readonly css: string;
  readonly reloadStream?: string;
}

const fonts: readonly Preload[] = [{ href: '/fonts/geologica-latin-wght-normal.woff2', as: 'font' }];

/** Files of a family's modules, in the order in which they are needed, each once. */
function modulePreloads(registry: Registry, modules: readonly string[]): readonly Preload[] {
  const addresses = modules.flatMap((module) => {
    const [remoteName = '', name = ''] = module.split('/');
    const remote = registry.remotes[remoteName]?.live;
    const files = remote?.exposes[name];
    if (remote === undefined || files === undefined) return [];
    return [remote.entry, ...files.scripts].map((file) => new URL(file, remote.baseUrl).href);
  });
  return [...new Set(addresses)].map((href) => ({ href, as: 'script' }));
}

/**
 * The pages of the site, by family: a pure function of what is live. The registry is inlined, so that the shell asks
 * nobody where remotes are, and the family's own files are hinted, so that they arrive beside the shell's script.
 */
export function composePages(composition: Composition): ReadonlyMap<string, string> {
  const { shell, registry, config, families, css, reloadStream } = composition;
  return new Map(
    families.map(({ id, modules }) => [
      id,
      renderPage({
        title: config.brand,
        language: 'en',
        css,
        styleSheets: shell.styles.map((file) => `/${file}`),
        scripts: [`/${shell.entry}`],
        preloads: [...fonts, ...modulePreloads(registry, modules)],
        data: { [siteConfigElementId]: config, [registryElementId]: registry },
        ...(reloadStream !== undefined && { reloadStream }),
      }),
    ]),
  );
}
