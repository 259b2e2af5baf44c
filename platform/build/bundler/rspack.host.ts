import { type Configuration, rspack } from '@rspack/core';
import { partHashes } from './contracts';
import { type BuildOptions, baseConfig, clients, scriptPlugins } from './rspack.base';

/** Build-time constants for the sources of a host. */
export const hostConstants = {
  CONTRACT_HASHES: JSON.stringify(partHashes),
};

/** What differs between hosts. */
export interface HostOptions extends BuildOptions {
  /** Unique name of the host among the page's scripts. */
  readonly name: string;
  /** Entry of the page's script, relative to the folder. */
  readonly entry: string;
}

/**
 * Parts of the federation runtime that pages never use, so the bundler drops them: snapshots of manifests (the registry
 * is in the page), negotiation of shared packages (the host alone provides them) and everything for Node.
 */
export const federationSwitches = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  ENV_TARGET: '"web"',
};

/**
 * Build of a host (the shell, the workbench). It is an ordinary application that includes the federation runtime and passes
 * its own copies of the shared packages to it; it needs no federation plugin, which would add a second layer of loading
 * to every import of React.
 */
export function hostConfig({ name, entry, ...options }: HostOptions): Configuration {
  return {
    ...baseConfig(options, name, options.mode === 'development'),
    entry: { main: [...clients(options.mode), entry] },
    plugins: [
      ...scriptPlugins(options.mode, name.replace('tessera_', '')),
      new rspack.DefinePlugin({ ...federationSwitches, ...hostConstants }),
    ],
  };
}
