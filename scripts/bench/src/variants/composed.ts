import { remoteNames } from '@tessera/platform/project';
import { buildFolder, requireRelease } from '@tessera/tooling/local-site';
import { pagesPrefix } from '../serve/siteHandler';
import { builtRegistry, type PrepareVariant, pathOf, prerenderedOf, shellPage, writePages } from './writePages';

/** What players get: the shell and its remotes, each in its release's folder below the site's origin. */
export const prepareComposed: PrepareVariant = async (site) => {
  const released = [...remoteNames, 'shell' as const].map((name) => {
    const folder = buildFolder(name, 'production');
    return { folder, release: requireRelease(folder, name) };
  });
  const shell = requireRelease(buildFolder('shell', 'production'), 'shell');
  const registry = builtRegistry(site.origin);
  const prerendered = await prerenderedOf(site, registry);
  const parts = { shell, shellUrl: pathOf(shell), registry, page: shellPage(), ...prerendered };
  const pages = await writePages('composed', site, parts);
  return [
    ...released.map(({ folder, release }) => ({ prefix: pathOf(release), folder })),
    { prefix: pagesPrefix, folder: pages },
  ];
};
