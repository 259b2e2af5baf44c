import { rm } from 'node:fs/promises';
import { originOf, portCount, portOf, remoteNames } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { buildFolder, pagesFolder, writeSite } from '../src/local-site/writeSite';
import { sandboxService } from '../src/processes/suite';
import { startService } from '../src/processes/supervisor';
import { serveFolder } from '../src/serve/serveFolder';

type Servable = 'shell' | RemoteName;

/** A complete suite for one test worker: composed site and provider sandbox, each app on its own origin. */
export interface Suite {
  /** Origin of the composed site. */
  readonly site: string;
  /** Origin of the provider sandbox. */
  readonly sandbox: string;
  /** First port of its apps. */
  readonly basePort: number;
  /** Free ports of other pages that show the remotes, one for each app: the remotes and the sandbox answer their origins. */
  readonly morePorts: readonly number[];
  /** Takes an app's origin down: connections are refused. */
  stop(name: Servable): Promise<void>;
  /** Brings a stopped app back, at the same address. */
  start(name: Servable): Promise<void>;
  close(): Promise<void>;
}

const morePorts = remoteNames.length + 1;
const portsPerSuite = portCount + morePorts;

/**
 * Starts an isolated suite from the existing builds.
 *
 * @param parallelIndex number of the worker among those that run at the same time
 */
export async function startSuite(parallelIndex: number): Promise<Suite> {
  // Workers of one run have separate ports, since two may search at once. Separate runs are likely to start
  // their search apart, and below the ports of released sites (24,000 and more) and of tests that start whole ones (28,000 and more).
  const basePort = await findFreePorts(portsPerSuite, 20_000 + (process.ppid % 50) * 80 + parallelIndex * 20);
  const dataFolder = await copyStartedData();
  const otherPorts = Array.from({ length: morePorts }, (_, index) => basePort + portCount + index);
  const definition = sandboxService({ basePort, dataFolder });
  /** Origins of pages that show the remotes. */
  const readers = [originOf('shell', basePort), ...otherPorts.map((port) => `http://localhost:${port}`)];
  const sandbox = await startService({
    ...definition,
    env: {
      ...definition.env,
      ALLOWED_ORIGINS: [definition.env.ALLOWED_ORIGINS, ...readers].join(','),
      SANDBOX_BLOCK_INTERVAL_MS: '500',
      AUTOMATIC_BETTING_MS: '1500',
      AUTOMATIC_DOUBLING_MS: '300',
      AUTOMATIC_RESULT_MS: '500',
    },
  });
  const servers = new Map<string, { close(): Promise<void> }>();

  const start = async (name: Servable) => {
    if (servers.has(name)) return;
    const port = portOf(name, basePort);
    const folder = buildFolder(name, 'production');
    const role = name === 'shell' ? { pages: pagesFolder(basePort) } : { readers };
    servers.set(name, await serveFolder({ folder, port, ...role }));
  };
  const stop = async (name: string) => {
    await servers.get(name)?.close();
    servers.delete(name);
  };

  await writeSite(basePort);
  for (const name of ['shell', ...remoteNames] as const) await start(name);

  return {
    site: originOf('shell', basePort),
    sandbox: originOf('sandbox', basePort),
    basePort,
    morePorts: otherPorts,
    start,
    stop,
    close: async () => {
      await Promise.all([...servers.keys()].map(stop));
      await sandbox.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
