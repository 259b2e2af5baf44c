import { type Registry, registryElementId, remoteNames } from '@tessera/shared-contracts/remotes';
import { baseConfig } from '../../../config/rspack.base';
import { appNamed } from '../../apps/apps';
import { pagesPrefix } from '../serve/siteHandler';
import { type Bundle, benchFolder, bundle, hashSources } from './bundle';
import { chunkName, writeExposedModules } from './exposedModules';
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
      module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
      plugins: [replaceModules(federationReplacements('startWhole', modules))],
      optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async', minSize: 10_000 } },
    };
  });
}

/**
 * The application's chunks in the shape of a registry, by which the composition finds what each family of pages should
 * preload. A chunk that all modules of a remote need stands where its entry would.
 */
function asRegistry({ groups, buildId }: Bundle, baseUrl: string): Registry {
  const release = { version: '0.0.0', buildId, commit: 'unknown', contract: 1, container: 'whole', baseUrl };
  const remotes = remoteNames.map((remote) => {
    const prefixOfRemote = chunkName(remote, '');
    const own = Object.entries(groups).filter(([name]) => name.startsWith(prefixOfRemote));
    const [first, ...others] = own.map(([, { scripts }]) => scripts);
    const entry = first?.find((file) => others.every((scripts) => scripts.includes(file)));
    if (entry === undefined) throw new Error(`No chunk is common to all modules of ${remote}.`);
    const exposes = Object.fromEntries(
      own.map(([name, { scripts, styles }]) => [
        name.slice(prefixOfRemote.length),
        { scripts: [...scripts], styles: [...styles] },
      ]),
    );
    return [remote, { live: { ...release, entry, exposes, integrity: {} } }] as const;
  });
  return { remotes: Object.fromEntries(remotes) };
}

const registryElement = new RegExp(`(<script type="application/json" id="${registryElementId}">).*?(</script>)`);

/**
 * One application needs no registry in its page. Its scripts are asked for without CORS and hashes, and so are the hints
 * for them, or each would be fetched twice.
 */
const asOneApplication = (html: string) =>
  html
    .replace(registryElement, '$1{"remotes":{}}$2')
    .replace(/(<link rel="preload" as="script"[^>]*) crossorigin="anonymous"/g, '$1');

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
