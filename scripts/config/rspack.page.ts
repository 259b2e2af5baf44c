import { type Configuration, rspack } from '@rspack/core';
import { shellUrlMark } from '../src/compose/paintMarks';
import { type BuildOptions, baseConfig } from './rspack.base';
import { hostConstants } from './rspack.host';

/** Script that paints the shell's pages, run once after a build: `paintPage` of `src/page/paintPage.tsx`. */
export function painterConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, 'painter');
  return {
    ...base,
    target: 'node20',
    entry: { painter: './src/page/paintPage.tsx' },
    plugins: [new rspack.DefinePlugin(hostConstants)],
    output: {
      ...base.output,
      publicPath: shellUrlMark,
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
    entry: { headStart: './src/page/headStart.ts', showPainted: './src/page/showPainted.ts' },
    output: { ...base.output, filename: '[name].js', clean: false },
    devtool: false,
  };
}
