import type { ShellPage } from '@tessera/compose/shellPage';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { buildAll } from '@tessera/tooling/build';
import { buildFolder, requireRelease } from '@tessera/tooling/local-site';
import { siteTargets } from '@tessera/tooling/targets';
import { pagesPrefix } from '../serve/siteHandler';
import type { PrepareVariant, VariantName } from './variant';
import { builtRegistry, pathOf, policyOf, prerenderedModules, shellPage, writePages } from './writePages';

/** What is removed from the pages of a site; the files are the same. */
type Ablation = (page: ShellPage) => ShellPage;

const withFamilies =
  (alter: (family: ShellPage['families'][number]) => ShellPage['families'][number]): Ablation =>
  (page) => ({ ...page, families: page.families.map(alter) });

const ablations = {
  composed: (page) => page,
  'composed-without-prerendering': (page) => ({ ...page, prerendered: {} }),
  'composed-late-answers': withFamilies((family) => ({ ...family, calls: [] })),
  'composed-unhinted': withFamilies((family) => ({ ...family, modules: [], playerModules: [] })),
} as const satisfies Partial<Record<VariantName, Ablation>>;

/**
 * What players get: the shell and its remotes, each in its release's folder below the site's origin.
 *
 * @param name `composed` is complete, the others lack what their names say
 */
export const prepareComposed =
  (name: keyof typeof ablations): PrepareVariant =>
  async ({ origin, config }) => {
    await buildAll(siteTargets);
    const released = [...remoteNames, 'shell' as const].map((name) => {
      const folder = buildFolder(name, 'production');
      return { name, folder, release: requireRelease(folder, name) };
    });
    const shell = requireRelease(buildFolder('shell', 'production'), 'shell');
    const page = ablations[name](shellPage());
    const modules = await prerenderedModules(origin);
    const parts = { shell, shellUrl: pathOf(shell), registry: builtRegistry(origin), config, page, modules };
    const pages = await writePages(name, { ...parts, policy: policyOf(parts, origin) });
    return [
      ...released.map(({ folder, release }) => ({ prefix: pathOf(release), folder })),
      { prefix: pagesPrefix, folder: pages },
    ];
  };
