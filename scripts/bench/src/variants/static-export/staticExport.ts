import { familyOf, type PageFamily } from '@tessera/compose/families';
import { documentTitle, siteConfigElementId } from '@tessera/shared-contracts/config';
import { pageStartElementId } from '@tessera/shared-contracts/remotes';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { compressFolder } from '@tessera/tooling/build';
import { pagesPrefix } from '../../serve/siteHandler';
import { type Bundle, benchFolder } from '../bundle';
import type { PrepareVariant, VariantSite } from '../variant';
import { builtRegistry, policyOf, prerenderedOf, shellPage } from '../writePages';
import { buildIslands, islandsFolder, loadRenderer } from './buildIslands';
import { exportSite, type HomeData } from './exportSite';
import { islandSources } from './islandSources';

const homePath = '/';

/** JSON for a script element: no text in it can end the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The part of the other variants' policy that says which of the provider's pictures are shown, so that all show the same. The
 * rest would forbid the style attributes that React prerenders.
 */
function picturePolicy({ origin, config }: VariantSite): string {
  const shell = { entry: '', styles: [], integrity: {} };
  const policy = policyOf({ page: shellPage(), shell, registry: { remotes: {} }, config }, origin);
  return policy.split(/;\s*/).find((directive) => directive.startsWith('img-src')) ?? '';
}

/** What modules start from on the home page: the same as on composed pages. */
async function startOf(site: VariantSite): Promise<unknown> {
  const { contents = new Map() } = await prerenderedOf(site, builtRegistry(site.origin));
  const starts = [...contents].map(([module, { pages }]) => [module, pages[homePath]?.start] as const);
  return { paths: [homePath], modules: Object.fromEntries(starts) };
}

/** Everything that the exported page shows and loads. */
async function homeOf(
  site: VariantSite,
  { groups }: Bundle,
  { id, title, description }: PageFamily,
): Promise<HomeData> {
  const { config } = site;
  const start = await startOf(site);
  const { renderHome } = await loadRenderer();
  const first = [...islandSources].flatMap(([name, { isFirst }]) => (isFirst ? (groups[name]?.scripts ?? []) : []));
  return {
    file: `${id}.html`,
    title: documentTitle(title, config),
    description,
    policy: picturePolicy(site),
    ...renderHome({ config, start }),
    css: `${themeCss}\n${pageCss}`,
    script: groups.main?.scripts[0] ?? '',
    firstScripts: [...new Set(first)],
    data: [
      { id: siteConfigElementId, json: inlineJson(config) },
      { id: pageStartElementId, json: inlineJson(start) },
    ],
  };
}

/** The home page alone, as a site of static files with islands of React in it. */
export const prepareStaticExport: PrepareVariant = async (site) => {
  const { families } = shellPage();
  const family = families.find(({ id }) => id === familyOf(homePath, families));
  if (family === undefined) throw new Error('The shell has no home page.');
  const folder = benchFolder('static-export-pages');
  await exportSite(folder, await homeOf(site, await buildIslands(), family));
  await compressFolder(folder);
  return [
    { prefix: '/', folder: islandsFolder },
    { prefix: pagesPrefix, folder },
  ];
};
