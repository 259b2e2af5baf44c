import type { Configuration } from '@rspack/core';
import { shellUrlMark } from '../src/compose/paintMarks';
import { type BuildOptions, baseConfig } from './rspack.base';

/** Script that paints the shell's pages, run once after a build: `paintPage` of `src/page/paintPage.tsx`. */
export function painterConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, 'painter');
  return {
    ...base,
    target: 'node20',
    entry: { painter: './src/page/paintPage.tsx' },
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
