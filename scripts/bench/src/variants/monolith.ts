import { cp } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, type Configuration, experiments, rspack, type Stats } from '@rspack/core';
import { compressFolder } from '@tessera/platform/build';
import { exposedFiles } from '@tessera/platform/build/exposed';
import { baseConfig, eagerCompilation } from '@tessera/platform/build/rspack';
import { appNamed, projectRoot, remoteNames, UserError } from '@tessera/platform/project';
import { pagesPrefix } from '../serve/siteHandler';
import { asOneApplication, asRegistry, type ChunkGroups, chunkName } from './monolithPages';
import { benchFolder, builtRegistry, type PrepareVariant, prerenderedOf, shellPage, writePages } from './writePages';

/** Path of the application's files below the site's origin. */
const prefix = '/app/';
const outputFolder = benchFolder('monolith');
const page = (name: string) => path.join(import.meta.dirname, 'page', name);

/**
 * Replacements for the shell's loading of remotes: without the originals, the application contains no federation runtime,
 * registry, hashes, overrides or diagnostics.
 */
const withoutFederation = {
  [path.join(projectRoot, 'platform/host/loader/pageLoader.ts')]: page('pageLoader.ts'),
  '@tessera/platform/host/provided$': page('provided.ts'),
};

/** The module that imports each exposed module. */
function exposedModules(): string {
  const imports = remoteNames.flatMap((remote) => {
    const { folder } = appNamed(remote);
    return exposedFiles(folder).map((module) => {
      const file = `/* webpackChunkName: "${chunkName(remote, module)}" */ '${folder}/src/expose/${module}.tsx'`;
      return `  '${remote}/${module}': () => import(${file}),`;
    });
  });
  return ['export const exposedModules = {', ...imports, '};', ''].join('\n');
}

/** Requests chunks with CORS, as the pages' hints do, so that hint and load share one fetch. */
const askWithCors = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ask-with-cors', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('ask-with-cors', (code) => `${code}\nscript.crossOrigin = "anonymous";`);
    });
  },
};

function monolithConfig(folder: string): Configuration {
  const base = baseConfig({ folder, outputFolder, mode: 'production', buildId: 'bench' }, 'tessera_whole');
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...withoutFederation } },
    module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [
      new experiments.VirtualModulesPlugin({ [page('exposedModules.js')]: exposedModules() }),
      askWithCors,
      eagerCompilation(),
    ],
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async', minSize: 10_000 } },
  };
}

/** Builds every app's sources as one application: one graph, one runtime, shared code in separate chunks. */
async function buildMonolith(): Promise<ChunkGroups> {
  const { folder } = appNamed('shell');
  const compiler = rspack(monolithConfig(folder));
  const stats = await new Promise<Stats>((done, reject) => {
    compiler.run((error, result) => (result === undefined ? reject(error) : done(result)));
  });
  if (stats.hasErrors()) {
    throw new UserError(`Building the monolith failed:\n${stats.toString({ preset: 'errors-only' })}`);
  }
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: 1000 });
  await new Promise<void>((done) => compiler.close(() => done()));
  await cp(path.join(folder, 'public'), outputFolder, { recursive: true });
  await compressFolder(outputFolder);
  const groups = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
    const filesOf = (ending: string) => assets.map((asset) => asset.name).filter((asset) => asset.endsWith(ending));
    return [name, { scripts: filesOf('.js'), styles: filesOf('.css') }] as const;
  });
  return Object.fromEntries(groups);
}

/** The baseline: the same sources as one application, split by the same modules, with hints for each page's own chunks. */
export const prepareMonolith: PrepareVariant = async (site) => {
  const { origin } = site;
  const groups = await buildMonolith();
  const { scripts: [entry = ''] = [], styles = [] } = groups.main ?? {};
  // Its pictures have the same names as in the remotes' builds.
  const prerendered = await prerenderedOf(
    site,
    builtRegistry(origin, () => prefix),
  );
  const parts = {
    shell: { entry, styles, integrity: {} },
    shellUrl: prefix,
    registry: asRegistry(groups, `${origin}${prefix}`),
    page: shellPage(),
    ...prerendered,
  };
  const pages = await writePages('monolith', site, parts, asOneApplication);
  return [
    { prefix, folder: outputFolder },
    { prefix: pagesPrefix, folder: pages },
  ];
};
