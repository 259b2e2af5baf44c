import { type Compiler, rspack } from '@rspack/core';
import { baseConfig, eagerCompilation } from '@tessera/platform/build/rspack';
import { appNamed } from '@tessera/platform/project';
import { pagesPrefix } from '../serve/siteHandler';
import { type Bundle, benchFolder, bundle, hashSources } from './bundle';
import { writeExposedModules } from './exposedModules';
import { withoutFederation } from './federationFiles';
import { asOneApplication, asRegistry, chunkName } from './monolithPages';
import { replaceModules } from './replaceModules';
import type { PrepareVariant } from './variant';
import { builtRegistry, policyOf, prerenderedOf, shellPage, writePages } from './writePages';

/** Path of the application's files below the site's origin. */
const prefix = '/app/';

/** Requests chunks with CORS, as the pages' hints do, so that hint and load share one fetch. */
const askWithCors = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ask-with-cors', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('ask-with-cors', (code) => `${code}\nscript.crossOrigin = "anonymous";`);
    });
  },
};

/** Builds every app's sources as one application: one graph, one runtime, shared code in separate chunks. */
async function buildMonolith(): Promise<Bundle> {
  const buildId = await hashSources('monolith');
  return bundle('monolith', buildId, true, () => {
    const { folder } = appNamed('shell');
    const modules = writeExposedModules(
      'monolith',
      (remote, module) =>
        `import(/* webpackChunkName: "${chunkName(remote, module)}" */ '${appNamed(remote).folder}/src/expose/${module}.tsx')`,
    );
    const options = { folder, outputFolder: benchFolder('monolith'), mode: 'production', buildId } as const;
    const base = baseConfig(options, 'tessera_whole');
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
      plugins: [replaceModules(withoutFederation(modules)), askWithCors, eagerCompilation()],
      optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async', minSize: 10_000 } },
    };
  });
}

/** The baseline: the same sources as one application, split by the same modules, with hints for each page's own chunks. */
export const prepareMonolith: PrepareVariant = async (site) => {
  const { origin, config } = site;
  const built = await buildMonolith();
  const { scripts = [], styles = [] } = built.groups.main ?? {};
  const [main = ''] = scripts;
  // Its pictures have the same names as in the remotes' builds.
  const prerendered = await prerenderedOf(
    site,
    builtRegistry(origin, () => prefix),
  );
  const shell = { entry: main, styles: [...styles], integrity: {} };
  const parts = { shell, shellUrl: prefix, config, page: shellPage(), ...prerendered };
  const pages = await writePages(
    'monolith',
    {
      ...parts,
      registry: asRegistry(built, `${origin}${prefix}`),
      policy: policyOf({ ...parts, registry: { remotes: {} } }, origin),
    },
    asOneApplication,
  );
  return [
    { prefix, folder: benchFolder('monolith') },
    { prefix: pagesPrefix, folder: pages },
  ];
};
