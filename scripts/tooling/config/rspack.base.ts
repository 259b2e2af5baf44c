import { createRequire } from 'node:module';
import path from 'node:path';
import { BannerPlugin, Compilation, type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';

/** What one build of an app is told. */
export interface BuildOptions {
  /** Folder of the app, absolute. */
  readonly folder: string;
  /** Where the files go, absolute. */
  readonly outputFolder: string;
  /** `production` is what ships; `development` rebuilds fast and keeps names. */
  readonly mode: 'production' | 'development';
  /** Hash of everything that goes into the build; makes the container's name unique to the release. */
  readonly buildId: string;
}

/**
 * Chunks that an entry loads by itself carry their hashes in it: a changed one does not run. It also makes the runtime ask
 * for them with CORS, as the page's hints do, so that hint and load are one fetch. In development too: pages forbid scripts
 * without a hash, and an edit is to meet the same rules as a release.
 */
export const chunkIntegrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

/**
 * Tells V8 to compile a script's functions while it arrives, off the page's main thread, and not one by one when each is
 * first called. Browsers that know nothing of it see a comment. It is put in after the minifier and before the hashes.
 */
export const eagerCompilation = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

const routerFolder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router's package names its development build for everybody; what ships takes the one without its warnings. */
const productionRouter = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** What hosts and remotes have in common: TypeScript by swc, pictures as files, content-hashed names. */
export function baseConfig({ folder, outputFolder, mode, buildId }: BuildOptions, uniqueName: string): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      uniqueName: `${uniqueName}_${buildId}`,
      publicPath: 'auto',
      clean: true,
      crossOriginLoading: 'anonymous',
      // Named in the page's policy, which lets nothing else make the address of a script (scripts/compose/src/policy.ts).
      trustedTypes: { policyName: uniqueName },
      chunkLoadTimeout: 10_000,
      // A module that threw while it was evaluated is evaluated again on a retry instead of being handed out half made.
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: isProduction ? productionRouter : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css' },
      ],
    },
    optimization: {
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      // A mistake in an edit leaves the build before it as it was.
      emitOnErrors: false,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
