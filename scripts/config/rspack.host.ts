import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { type BuildOptions, baseConfig, chunkIntegrity, sharedConfig } from './rspack.base';

/** What tells one host from another. */
export interface HostOptions extends BuildOptions {
  /** Identifier of the host among federation containers. */
  readonly name: string;
  /** Entry of the page's script, relative to the folder. */
  readonly entry: string;
  /** Small re-export file that stands for `react-router-dom`, relative to the folder: 15 kB less than the package whole. */
  readonly routerFile: string;
}

/** Build of a host (the shell, the simulator): it provides the shared packages and the federation runtime, at once. */
export function hostConfig({ name, entry, routerFile, ...options }: HostOptions): Configuration {
  const base = baseConfig(options, name);
  return {
    ...base,
    entry: { main: entry },
    plugins: [
      chunkIntegrity(),
      new ModuleFederationPlugin({
        name,
        shared: sharedConfig((key) => ({
          eager: true,
          ...(key === 'react-router-dom' && { import: path.join(options.folder, routerFile) }),
        })),
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}
