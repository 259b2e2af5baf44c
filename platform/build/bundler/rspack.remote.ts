import { StatsPlugin } from '@module-federation/manifest';
import { type Configuration, rspack } from '@rspack/core';
import platform from '../../package.json' with { type: 'json' };
import { fileOfPart, keyOfPart, packageOfPart, sharedModules } from './contracts';
import { exposedFiles } from './exposedFiles';
import { addedSource, type BuildOptions, baseConfig, clients, scriptPlugins } from './rspack.base';
import { acceptedVersions, sharedConfig } from './shared';

/** The global that a release's entry script sets; unique, so that two releases can live on one page. */
export const containerName = (remote: string, buildId: string): string => `tessera_${remote}_${buildId}`;

/**
 * Build of a remote: one container script and a chunk for each exposed module. It provides no shared package
 * (a fallback chunk of a failed remote would stay broken for the page's life) and no part of the federation runtime:
 * `enhanced` leaves `init`, `get` and sharing to a runtime, and `container/runtime.ts` is all of one that a remote needs.
 */
export function remoteConfig(remote: string, options: BuildOptions): Configuration {
  const base = baseConfig(options, `tessera_${remote}`, options.mode === 'development');
  const name = containerName(remote, options.buildId);
  const filename = 'entry.[contenthash:10].js';
  const exposes = Object.fromEntries(
    exposedFiles(options.folder).map((file) => [`./${file}`, { import: [`./src/expose/${file}.tsx`], name: file }]),
  );
  const shared = sharedConfig(() => ({ import: false as const }), acceptedVersions(options.folder));
  return {
    ...base,
    entry: { [name]: [addedSource('container/runtime.ts'), ...clients(options.mode)] },
    plugins: [
      ...scriptPlugins(options.mode, remote),
      new rspack.container.ModuleFederationPluginV1({
        enhanced: true,
        name,
        filename,
        library: { type: 'var', name },
        exposes,
        shared,
      }),
      // mf-manifest.json, for other hosts (docs/interop.md). In development it would take most of the time of a rebuild.
      options.mode !== 'development' &&
        new StatsPlugin(
          { name, filename, exposes, shared, dts: false },
          { pluginVersion: platform.dependencies['@module-federation/manifest'], bundler: 'rspack' },
        ),
      // The host's contracts are used if they are exactly this code; if not, the remote loads its own.
      new rspack.sharing.ConsumeSharedPlugin({
        enhanced: true,
        consumes: Object.fromEntries(
          sharedModules.map((part) => [
            fileOfPart(part),
            { shareKey: keyOfPart(part), import: packageOfPart(part), requiredVersion: false as const },
          ]),
        ),
      }),
    ],
  };
}
