import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { fileOfPart, handedParts, keyOfPart } from './contracts';
import { type BuildOptions, baseConfig, chunkIntegrity } from './rspack.base';
import { sharedConfig } from './shared';

/** The global that a release's entry script sets; unique, so that two releases can live on one page. */
export const containerName = (remote: string, buildId: string): string => `tessera_${remote}_${buildId}`;

/** Every file of `src/expose` is a federated module of its name. */
export const exposedFiles = (folder: string): readonly string[] =>
  readdirSync(path.join(folder, 'src/expose'))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));

/**
 * Build of a remote: one container script and a chunk for each exposed module. It provides no shared package
 * (a fallback chunk of a failed remote would stay broken for the page's life) and no part of the federation runtime:
 * the container is the bundler's own, `init` and `get`, a third of the size of one that brings the runtime's bindings.
 */
export function remoteConfig(remote: string, options: BuildOptions): Configuration {
  const base = baseConfig(options, `tessera_${remote}`);
  return {
    ...base,
    entry: {},
    plugins: [
      chunkIntegrity(),
      new rspack.container.ModuleFederationPluginV1({
        name: containerName(remote, options.buildId),
        filename: 'entry.[contenthash:10].js',
        library: { type: 'var', name: containerName(remote, options.buildId) },
        exposes: Object.fromEntries(
          exposedFiles(options.folder).map((name) => [`./${name}`, { import: [`./src/expose/${name}.tsx`], name }]),
        ),
        shared: sharedConfig(() => ({ import: false as const })),
      }),
      // The host's contracts serve if they are this very code; if not, the remote fetches its own.
      new rspack.sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(
          handedParts.map((part) => [
            fileOfPart(part),
            { shareKey: keyOfPart(part), import: fileOfPart(part), requiredVersion: false as const },
          ]),
        ),
      }),
    ],
  };
}
