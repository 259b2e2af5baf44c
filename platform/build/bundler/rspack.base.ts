import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  DefinePlugin,
  HotModuleReplacementPlugin,
  type RspackPluginFunction,
  SubresourceIntegrityPlugin,
  sources,
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
  /** `production` is what ships; `development` rebuilds fast and keeps names. */
  readonly mode: 'production' | 'development';
  /** Hash of everything that goes into the build; makes the container's name unique to the release. */
  readonly buildId: string;
}

/**
 * An entry contains the hashes of the chunks that it loads: a changed chunk does not run. It also makes the runtime request
 * them with CORS, as the page's hints do, so that hint and load share one fetch. Used in development too, since a build can run
 * in a released page, by an override.
 */
const chunkIntegrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

const hashOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * After an update, an entry may contain the hash of a chunk's update in place of the chunk's own, since both have the
 * same id. A page that loads that entry would then refuse the chunk.
 */
const chunksOwnHashes: RspackPluginFunction = ({ hooks }) => {
  hooks.compilation.tap('tessera', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'tessera', stage }, (assets) => {
      const isUpdate = (file: string) => file.endsWith('.hot-update.js');
      for (const { id, files } of compilation.chunks) {
        const chunk = [...files].find((file) => file.endsWith('.js') && !isUpdate(file));
        const update = Object.keys(assets).find((file) => isUpdate(file) && file.startsWith(`${id}.`));
        if (chunk === undefined || update === undefined) continue;
        const [own, other] = [chunk, update].map((file) => hashOf(assets[file]?.buffer() ?? ''));
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          const text = String(assets[file]?.source());
          if (!text.includes(`${other}`)) continue;
          compilation.updateAsset(file, new sources.RawSource(text.replaceAll(`${other}`, `${own}`)));
        }
      }
    });
  });
};

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

/** Source of the client that replaces changed modules in the page. */
export const hotClient = addedSource('hotClient.ts');

/** Plug-ins of every app's scripts: hashes; in production, compilation; in development, replacing changed modules. */
export const scriptPlugins = (isHot: boolean, app: string): NonNullable<Configuration['plugins']> =>
  isHot
    ? [
        chunkIntegrity(),
        chunksOwnHashes,
        new HotModuleReplacementPlugin(),
        new ReactRefreshRspackPlugin(),
        new DefinePlugin({ HOT_APP: JSON.stringify(app) }),
      ]
    : [chunkIntegrity(), eagerCompilation()];

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
    mode,
    context: folder,
    target: ['web', `browserslist:${browsers}`],
    // Released scripts do not name their maps, which hold positions and names but no sources.
    devtool: isProduction ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      uniqueName: `${uniqueName}_${buildId}`,
      publicPath: 'auto',
      // Open pages load their own build, and then its updates.
      clean: !isHot,
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
      alias: {
        ...(isProduction && productionRouter),
        ...(isHot && { 'react/jsx-dev-runtime$': addedSource('jsxDevRuntime.ts') }),
      },
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
