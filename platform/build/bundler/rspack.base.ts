import { createRequire } from 'node:module';
import path from 'node:path';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  DefinePlugin,
  HotModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { servedBrowsers } from '@tessera/shared-contracts/browsers';
import { mapFile } from '../../compose/release';
import { projectRoot, sourceFolder } from '../../project';

/** Options of an app's build. */
export interface BuildOptions {
  /** Folder of the app, absolute. */
  readonly folder: string;
  /** Output folder, absolute. */
  readonly outputFolder: string;
  /**
   * `production` is what ships; `development` rebuilds fast, keeps names and replaces changed modules in the page; `override`
   * does not replace them, since it runs in a page of a released site.
   */
  readonly mode: 'production' | 'development' | 'override';
  /** Hash of everything that goes into the build; makes the container's name unique to the release. */
  readonly buildId: string;
}

/**
 * An entry contains the hashes of the chunks that it loads: a changed chunk does not run, and a page of a released site
 * refuses scripts without one. Not in development, whose updates have no hashes.
 */
const chunkIntegrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

/**
 * Tells V8 to compile a script's functions while it loads, off the page's main thread, instead of one by one when each is
 * first called. Other browsers see a comment. It is added after the minifier and before the hashes.
 */
export const eagerCompilation = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** Source of an exposed module. */
const exposedModule = /[\\/]src[\\/]expose[\\/][A-Z]\w*\.tsx$/;

/** Source of what builds add to pages. */
export const addedSource = (name: string): string => path.join(sourceFolder('platform'), 'build/bundler', name);

/** Scripts that a build adds to its app: in development, what replaces changed modules or reloads the page. */
export const clients = (mode: BuildOptions['mode']): readonly string[] =>
  ({ production: [], development: [addedSource('hotClient.ts')], override: [addedSource('overrideClient.ts')] })[mode];

/** Plug-ins of every app's scripts: hashes; in production, compilation; in development, replacing changed modules. */
export function scriptPlugins(mode: BuildOptions['mode'], app: string): NonNullable<Configuration['plugins']> {
  if (mode === 'production') return [chunkIntegrity(), eagerCompilation()];
  const appName = new DefinePlugin({ HOT_APP: JSON.stringify(app) });
  if (mode === 'override') return [chunkIntegrity(), appName];
  return [new HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin(), appName];
}

/**
 * Gives styled components the same class names in every build of the same source: by default they are numbered as they are
 * evaluated. The shell hydrates prerendered elements, so their names have to be its own.
 */
const styledComponents: [plugin: string, options: object] = [
  createRequire(import.meta.url).resolve('@swc/plugin-styled-components'),
  { displayName: false, fileName: false, ssr: true, pure: true, minify: true, transpileTemplateLiterals: true },
];

const routerFolder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router's package resolves to its development build by default; production takes the one without warnings. */
const productionRouter = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/**
 * What hosts and remotes have in common: TypeScript by swc, pictures as files, content-hashed names.
 *
 * @param isHot whether the page replaces changed modules (`hotClient.ts`)
 * @param browsers what the scripts run in, as a query of `browserslist`
 */
export function baseConfig(
  { folder, outputFolder, mode, buildId }: BuildOptions,
  uniqueName: string,
  isHot = false,
  browsers = servedBrowsers,
): Configuration {
  const isProduction = mode === 'production';
  return {
    mode: isProduction ? 'production' : 'development',
    context: folder,
    target: ['web', `browserslist:${browsers}`],
    // Released scripts do not name their maps, which hold positions and names but no sources.
    devtool: isProduction ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      uniqueName: `${uniqueName}_${buildId}`,
      publicPath: 'auto',
      // Open pages load their own build, and then its updates.
      clean: isProduction,
      crossOriginLoading: 'anonymous',
      // The page's policy allows only listed names to create script URLs (platform/compose/policy.ts).
      trustedTypes: { policyName: uniqueName },
      chunkLoadTimeout: 10_000,
      // A module that threw during evaluation is evaluated again on a retry instead of being returned incomplete.
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      ...(isProduction && {
        sourceMapFilename: mapFile('[file]'),
        // Relative to the project.
        devtoolModuleFilenameTemplate: `${path.relative(projectRoot, folder) || '.'}/[resource-path]`,
      }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // Installed packages of the platform hold their sources, so that a build is the same wherever it is made.
      conditionNames: ['@tessera/source', '...'],
      alias: isProduction ? productionRouter : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
              experimental: { plugins: [styledComponents], cacheRoot: path.join(projectRoot, '.cache/swc') },
            },
          },
          type: 'javascript/auto',
        },
        ...(isHot ? [{ test: exposedModule, loader: path.join(import.meta.dirname, 'acceptLoader.cjs') }] : []),
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css' },
      ],
    },
    optimization: {
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      // As by default, except that installed packages of the project are split like its own sources.
      splitChunks: {
        cacheGroups: {
          defaultVendors: {
            idHint: 'vendors',
            reuseExistingChunk: true,
            test: /[\\/]node_modules[\\/](?!@tessera[\\/])/i,
            priority: -10,
          },
        },
      },
      // An edit that does not compile leaves the previous build as it was.
      emitOnErrors: false,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
