import { type Configuration, rspack } from '@rspack/core';
import { shellUrlPlaceholder } from '@tessera/compose/placeholders';
import { type BuildOptions, baseConfig } from './rspack.base';
import { hostConstants } from './rspack.host';

/** Script that prerenders the shell's pages, run once after a build: `prerenderPage` of `src/page/prerenderPage.tsx`. */
export function prerendererConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, 'prerenderer');
  return {
    ...base,
    target: 'node20',
    entry: { prerenderer: './src/page/prerenderPage.tsx' },
    plugins: [new rspack.DefinePlugin(hostConstants)],
    output: {
      ...base.output,
      publicPath: shellUrlPlaceholder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      crossOriginLoading: false,
      clean: false,
    },
    optimization: { minimize: false },
    devtool: false,
  };
}

/** The scripts that are inlined in every page. */
export function inlineScriptsConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, 'inline');
  return {
    ...base,
    entry: { earlyFetch: './src/page/earlyFetch.ts', showVariant: './src/page/showVariant.ts' },
    output: { ...base.output, filename: '[name].js', clean: false },
    devtool: false,
  };
}
