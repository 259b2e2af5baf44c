import { baseConfig } from '../../../config/rspack.base';
import { appNamed } from '../../apps/apps';
import { pagesPrefix } from '../serve/siteHandler';
import { type Bundle, benchFolder, bundle, hashSources } from './bundle';
import { chunkName } from './chunkName';
import { writeExposedModules } from './exposedModules';
import { federationReplacements } from './federationFiles';
import { replaceModules } from './replaceModules';
import type { PrepareVariant } from './variant';
import { asOneApplication, asRegistry } from './wholePages';
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
      module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
      plugins: [replaceModules(federationReplacements('startWhole', modules))],
      optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async', minSize: 10_000 } },
    };
  });
}

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
    asOneApplication,
  );
  return [
    { prefix, folder: benchFolder('whole') },
    { prefix: pagesPrefix, folder: pages },
  ];
};
