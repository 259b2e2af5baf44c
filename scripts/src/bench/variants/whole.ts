import { type Registry, registryElementId, remoteNames } from '@tessera/shared-contracts/remotes';
import { baseConfig } from '../../../config/rspack.base';
import { appNamed } from '../../apps/apps';
import { pagesPrefix } from '../serve/siteHandler';
import { type Bundle, benchFolder, bundle, hashSources } from './bundle';
import { chunkName, exposedModulesRequest, writeExposedModules } from './exposedModules';
import { federationReplacements } from './federationFiles';
import { replaceModules } from './replaceModules';
import type { PrepareVariant } from './variant';
import { writePages } from './writePages';

/** Where the application's files lie below the site's origin. */
const prefix = '/app/';

/** Builds every app's source as one application: one graph, one runtime, what modules share in chunks of its own. */
async function buildWhole(): Promise<Bundle> {
  const buildId = await hashSources('whole');
  return bundle('whole', buildId, true, () => {
    const { folder } = appNamed('shell');
    const modules = writeExposedModules(
      'whole',
      (remote, module) =>
        `import(/* webpackChunkName: "${chunkName(remote, module)}" */ '${appNamed(remote).folder}/src/expose/${module}.tsx')`,
    );
    const options = { folder, outputFolder: benchFolder('whole'), mode: 'production', buildId } as const;
    const base = baseConfig(options, 'tessera_whole');
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      resolve: { ...base.resolve, alias: { [exposedModulesRequest]: modules } },
      module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
      plugins: [replaceModules(federationReplacements('startWhole'))],
      optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async' } },
    };
  });
}

/**
 * The application's chunks in the shape of a registry, by which the composition finds what each family of pages should
 * preload. The script that every page has anyway stands where a remote's entry would.
 */
function asRegistry({ groups, buildId }: Bundle, baseUrl: string): Registry {
  const [main = ''] = groups.main?.scripts ?? [];
  const release = { version: '0.0.0', buildId, commit: 'unknown', contract: 1, container: 'whole', baseUrl };
  const exposesOf = (remote: string) =>
    Object.entries(groups).flatMap(([name, { scripts, styles }]) =>
      name.startsWith(chunkName(remote, ''))
        ? [[name.slice(chunkName(remote, '').length), { scripts: [...scripts], styles: [...styles] }] as const]
        : [],
    );
  const remotes = remoteNames.map((remote) => [
    remote,
    { live: { ...release, entry: main, exposes: Object.fromEntries(exposesOf(remote)), integrity: {} } },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}

const registryElement = new RegExp(`(<script type="application/json" id="${registryElementId}">).*?(</script>)`);

/**
 * One application needs no registry in its page. Its scripts are asked for without CORS and hashes, and so are the hints
 * for them, or each would be fetched twice. The page's own script needs no hint besides its tag.
 */
const asOneApplication = (main: string) => (html: string) =>
  html
    .replace(registryElement, '$1{"remotes":{}}$2')
    .split('\n')
    .filter((line) => !(line.includes('rel="preload"') && line.includes(main)))
    .map((line) => (line.includes('as="script"') ? line.replace(' crossorigin="anonymous"', '') : line))
    .join('\n');

/** The peer: the same sources as one application, split by the same modules, with hints for each page's own chunks. */
export const prepareWhole: PrepareVariant = async ({ origin, config }) => {
  const built = await buildWhole();
  const { scripts = [], styles = [] } = built.groups.main ?? {};
  const [main = ''] = scripts;
  const pages = await writePages(
    'whole',
    {
      shell: { entry: main, styles: [...styles], integrity: {} },
      shellUrl: prefix,
      registry: asRegistry(built, `${origin}${prefix}`),
      config,
    },
    asOneApplication(main),
  );
  return [
    { prefix, folder: benchFolder('whole') },
    { prefix: pagesPrefix, folder: pages },
  ];
};
