import { type Configuration, rspack } from '@rspack/core';
import { type BuildOptions, baseConfig } from './rspack.base';
import { hostConstants } from './rspack.host';

/** What differs between prerenderers. */
interface PrerendererOptions {
  readonly entry: string;
  /** Base URL of the app's files in markup and styles. */
  readonly publicPath: string;
}

/** Script that prerenders what an app shows before its own script has loaded, run once after a build. */
export function prerendererConfig(options: BuildOptions, { entry, publicPath }: PrerendererOptions): Configuration {
  const base = baseConfig(options, 'prerenderer');
  return {
    ...base,
    target: 'node20',
    entry: { prerenderer: entry },
    plugins: [new rspack.DefinePlugin(hostConstants)],
    output: {
      ...base.output,
      publicPath,
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
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
