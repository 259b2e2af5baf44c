import { registerRelease, registryOf } from '@tessera/compose';
import type { Release } from '@tessera/compose/release';
import type { ShellPage } from '@tessera/compose/shellPage';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { buildAll } from '@tessera/tooling/build';
import { buildFolder, requireRelease } from '@tessera/tooling/local-site';
import { siteTargets } from '@tessera/tooling/targets';
import { pagesPrefix } from '../serve/siteHandler';
import type { PrepareVariant, VariantName } from './variant';
import { policyOf, shellPage, writePages } from './writePages';

/** Path of a release on a site of its own (docs/releasing.md). */
const pathOf = ({ app, version, buildId }: Release) => `/${app}/${version}-${buildId}/`;

/** What is taken from the pages of a site; the files are the same. */
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
 * What ships: the shell and its remotes, each in its release's folder below the site's origin.
 *
 * @param name `composed` is all of it, the others lack what their names say
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
    const registry = registryOf(
      Object.fromEntries(
        released
          .filter(({ name }) => name !== 'shell')
          .map(({ name, release }) => [name, registerRelease(release, `${origin}${pathOf(release)}`)]),
      ),
    );
    const parts = { shell, shellUrl: pathOf(shell), registry, config, page: ablations[name](shellPage()) };
    const pages = await writePages(name, { ...parts, policy: policyOf(parts, origin) });
    return [
      ...released.map(({ folder, release }) => ({ prefix: pathOf(release), folder })),
      { prefix: pagesPrefix, folder: pages },
    ];
  };
