import path from 'node:path';
import { type AppName, apps, originOf, packageFile, portOf, projectRoot, remoteNames } from '@tessera/platform/project';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { buildFolder, pagesFolder } from '../local-site/writeSite';
import type { ServeOptions } from '../serve/serveOptions';
import type { ServiceDefinition } from './supervisor';

/** Default folder of the provider sandbox's data. */
export const defaultDataFolder = process.env.DATA_DIR ?? path.join(projectRoot, '.data');

/**
 * Folder of the data of a command that runs beside `npm start`: a folder of data has one sandbox.
 *
 * @param basePort first port of the command, which may run twice
 */
export const ownDataFolder = (command: string, basePort: number): string =>
  process.env.DATA_DIR ?? path.join(projectRoot, '.cache/data', command, String(basePort));

const staticServer = packageFile('tooling', 'src/serve/process.ts');

/** Options of a suite. */
export interface SuiteOptions {
  readonly basePort: number;
  readonly dataFolder?: string;
  /** Whether the provider sandbox starts with an empty database. */
  readonly isFresh?: boolean;
  /** The releases that pages report of: the address of a site's registry; any by default. */
  readonly releases?: string;
}

/** The provider sandbox as a process. */
export function sandboxService({
  basePort,
  dataFolder = defaultDataFolder,
  isFresh = false,
  releases = 'any',
}: SuiteOptions): ServiceDefinition {
  const sites = apps
    .filter(({ name, portOffset }) => name !== 'sandbox' && portOffset !== undefined)
    .map(({ name }) => originOf(name, basePort));
  return {
    name: 'provider sandbox',
    file: packageFile('provider-sandbox', 'src/main.ts'),
    readyWithinMs: 300_000,
    env: {
      PORT: String(portOf('sandbox', basePort)),
      DATA_DIR: dataFolder,
      ALLOWED_ORIGINS: sites.join(','),
      TELEMETRY_RELEASES: releases,
      // All pages are of one network: this machine.
      TELEMETRY_TABS_PER_NETWORK: '1000',
      // The sandbox itself deletes the data, once it has locked them.
      ...(isFresh && { SANDBOX_FRESH: '1' }),
    },
  };
}

/** Serves an app's files on their own origin; those of the shell with the composed pages. */
export function staticService(name: 'shell' | RemoteName, { basePort }: SuiteOptions): ServiceDefinition {
  const origin = originOf('shell', basePort);
  const options: ServeOptions = {
    folder: buildFolder(name, 'production'),
    port: portOf(name, basePort),
    ...(name === 'shell' ? { pages: pagesFolder(basePort), origin } : { readers: [origin] }),
  };
  return { name, file: staticServer, readyWithinMs: 120_000, env: { SERVE: JSON.stringify(options) } };
}

/** Every process of the composed site, in the order of the ports. */
export const suiteServices = (options: SuiteOptions): readonly ServiceDefinition[] => [
  ...(['shell', ...remoteNames] as const).map((name) => staticService(name, options)),
  sandboxService(options),
];

/** The ports that a suite needs, with what needs them. */
export const suitePorts = (basePort: number, names: readonly AppName[] = apps.map(({ name }) => name)) =>
  names.map((name) => ({
    port: portOf(name, basePort),
    usedFor: name === 'sandbox' ? 'the provider sandbox' : name,
  }));
