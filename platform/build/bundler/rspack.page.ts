import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { addedSource, type BuildOptions, baseConfig } from './rspack.base';
import { hostConstants } from './rspack.host';

const { resolve } = createRequire(import.meta.url);

/** React's synchronous renderers: the streaming ones need an event loop. */
const markupRenderers = (mode: BuildOptions['mode']): string =>
  path.join(path.dirname(resolve('react-dom/package.json')), `cjs/react-dom-server-legacy.browser.${mode}.js`);

/** What differs between prerenderers. */
interface PrerendererOptions {
  readonly entry: string;
  /** Base URL of the app's files in markup and styles. */
  readonly publicPath: string;
}

/**
 * Script that prerenders what an app shows before its own script has loaded. It is one file without
 * dependencies on Node or browsers: compose runs it in an interpreter that has only the language.
 */
export function prerendererConfig(options: BuildOptions, { entry, publicPath }: PrerendererOptions): Configuration {
  const base = baseConfig(options, 'prerenderer');
  return {
    ...base,
    target: 'es2022',
    entry: { prerenderer: [addedSource('prerendererGlobals.ts'), entry] },
    plugins: [new rspack.DefinePlugin(hostConstants)],
    resolve: {
      ...base.resolve,
      // Node's streams are only for rendering to one, which styled-components can do too.
      alias: { ...base.resolve?.alias, 'react-dom/server$': markupRenderers(options.mode), stream$: false },
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      ...base.output,
      publicPath,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      crossOriginLoading: false,
      clean: false,
    },
    optimization: { minimize: false },
    devtool: false,
  };
}

/** What differs between scripts that are inlined in pages. */
export interface InlineScriptOptions {
  /** Name of its file, without `.js`. */
  readonly name: string;
  readonly entry: string;
  /** Browsers that it runs in, as a query of `browserslist`; those that are served by default. */
  readonly browsers?: string;
  /** Globals of its sources, replaced by these values. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** A script that is inlined in every page. */
export function inlineScriptConfig(
  options: BuildOptions,
  { name, entry, browsers, constants = {} }: InlineScriptOptions,
): Configuration {
  const base = baseConfig(options, 'inline', false, browsers);
  const definitions = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]);
  return {
    ...base,
    entry: { [name]: entry },
    plugins: [new rspack.DefinePlugin(Object.fromEntries(definitions))],
    output: { ...base.output, filename: '[name].js', clean: false },
    devtool: false,
  };
}
