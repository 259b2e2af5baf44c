import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { appNamed } from '@tessera/project';
import { baseConfig, eagerCompilation } from '@tessera/tooling/rspack';
import { type Bundle, benchFolder, bundle, hashSources } from '../bundle';
import { writeExposedModules } from '../exposedModules';
import { withoutFederation } from '../federationFiles';
import { replaceModules } from '../replaceModules';
import { withIslandPlaces } from './islandSources';
import type { HomeMarkup, HomeRequest } from './page/renderHome';
import { writeIslandModules } from './writeIslandModules';

/** Folder of the browser's files, which lie at the site's root. */
export const islandsFolder = benchFolder('static-export');
/** Folder of the script that renders the page. */
const rendererFolder = benchFolder('static-export-renderer');

function configOf(outputFolder: string, buildId: string): Configuration {
  const options = { folder: appNamed('shell').folder, outputFolder, mode: 'production', buildId } as const;
  const base = baseConfig(options, 'static_export');
  return {
    ...base,
    output: { ...base.output, publicPath: '/' },
    module: {
      ...base.module,
      parser: { javascript: { exportsPresence: 'error' } },
    },
  };
}

const entryOf = (file: string) => path.join(import.meta.dirname, 'page', file);

/** Builds what the browser loads: the runtime of islands with React, and a chunk for each island. */
export async function buildIslands(): Promise<Bundle> {
  const buildId = await hashSources('static-export');
  return bundle('static-export', buildId, true, () => {
    const base = configOf(islandsFolder, buildId);
    const modules = writeExposedModules(
      'static-export',
      (remote, module) => `import('${appNamed(remote).folder}/src/expose/${module}.tsx')`,
    );
    return {
      ...base,
      entry: { main: entryOf('islands.tsx') },
      plugins: [replaceModules(new Map([...withoutFederation(modules), ...writeIslandModules()])), eagerCompilation()],
      optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'async', minSize: 10_000 } },
    };
  });
}

/** Builds and loads the script that renders the page. */
export async function loadRenderer(): Promise<{ readonly renderHome: (request: HomeRequest) => HomeMarkup }> {
  const buildId = await hashSources('static-export-renderer');
  await bundle('static-export-renderer', buildId, false, () => {
    const base = configOf(rendererFolder, buildId);
    // Nothing is loaded while the page is rendered.
    const modules = writeExposedModules('static-export-renderer', () => 'undefined');
    const replacements = new Map([...withoutFederation(modules), ...writeIslandModules(), ...withIslandPlaces]);
    return {
      ...base,
      target: 'node20',
      entry: { renderer: entryOf('renderHome.tsx') },
      output: {
        ...base.output,
        filename: '[name].cjs',
        chunkFilename: '[id].cjs',
        library: { type: 'commonjs2' },
        crossOriginLoading: false,
      },
      module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
      plugins: [replaceModules(replacements)],
      optimization: { minimize: false },
    };
  });
  return createRequire(path.join(rendererFolder, 'renderer.cjs'))('./renderer.cjs');
}
