import type { ShellPage } from '@tessera/compose/shellPage';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { buildFolder, requireRelease } from '@tessera/tooling/local-site';
import { pagesPrefix } from '../serve/siteHandler';
import type { PrepareVariant, VariantName } from './variant';
import { builtRegistry, pathOf, policyOf, prerenderedOf, shellPage, writePages } from './writePages';

/** What is removed from the pages of a site; the files are the same. */
interface Ablation {
  readonly page?: (page: ShellPage) => ShellPage;
  readonly hasContents?: false;
}

const withFamilies =
  (alter: (family: ShellPage['families'][number]) => ShellPage['families'][number]) => (page: ShellPage) => ({
    ...page,
    families: page.families.map(alter),
  });

const ablations = {
  composed: {},
  'composed-without-content': { hasContents: false },
  'composed-without-prerendering': { page: (page) => ({ ...page, prerendered: {} }), hasContents: false },
  'composed-late-answers': { page: withFamilies((family) => ({ ...family, calls: [] })) },
  'composed-unhinted': { page: withFamilies((family) => ({ ...family, modules: [], playerModules: [] })) },
} satisfies Partial<Record<VariantName, Ablation>>;

/**
 * What players get: the shell and its remotes, each in its release's folder below the site's origin.
 *
 * @param name `composed` is complete, the others lack what their names say
 */
export const prepareComposed =
  (name: keyof typeof ablations): PrepareVariant =>
  async (site) => {
    const released = [...remoteNames, 'shell' as const].map((name) => {
      const folder = buildFolder(name, 'production');
      return { name, folder, release: requireRelease(folder, name) };
    });
    const shell = requireRelease(buildFolder('shell', 'production'), 'shell');
    const { page = (whole) => whole, hasContents }: Ablation = ablations[name];
    const { origin, config } = site;
    const registry = builtRegistry(origin);
    const { modules, contents } = await prerenderedOf(site, registry);
    const parts = {
      shell,
      shellUrl: pathOf(shell),
      registry,
      config,
      page: page(shellPage()),
      modules,
      ...(hasContents !== false && { contents }),
    };
    const pages = await writePages(name, { ...parts, policy: policyOf(parts, origin) });
    return [
      ...released.map(({ folder, release }) => ({ prefix: pathOf(release), folder })),
      { prefix: pagesPrefix, folder: pages },
    ];
  };
