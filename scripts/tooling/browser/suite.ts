import { rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf, portCount, portOf } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { writeSimulator } from '../src/local-site/composeSimulator';
import { buildFolder, pagesFolder, writeSite } from '../src/local-site/writeSite';
import { sandboxService } from '../src/processes/suite';
import { startService } from '../src/processes/supervisor';
import { serveFolder } from '../src/serve/serveFolder';

type Servable = 'shell' | RemoteName;

/** A complete suite for one test worker: composed site, simulators, provider sandbox, each on its own origin. */
export interface Suite {
  /** Origin of the composed site. */
  readonly site: string;
  /** Origin of the provider sandbox. */
  readonly sandbox: string;
  /** Origin of the page that shows a remote alone. */
  simulator(remote: RemoteName): string;
  /** Origin of the composed site in the simulator, which shows the states of the shell; started when it is first asked for. */
  shellStage(): Promise<string>;
  /** Takes an app's origin down: connections are refused. */
  stop(name: Servable): Promise<void>;
  /** Brings a stopped app back, at the same address. */
  start(name: Servable): Promise<void>;
  close(): Promise<void>;
}

/** The simulators and the composed site in the simulator have ports after those of the apps. */
const portsPerSuite = portCount + remoteNames.length + 1;

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
  const simulatorPort = (remote: RemoteName) => basePort + portCount + remoteNames.indexOf(remote);
  const simulator = (remote: RemoteName) => `http://localhost:${simulatorPort(remote)}`;
  const stagePort = basePort + portsPerSuite - 1;
  const stageOrigin = `http://localhost:${stagePort}`;
  const definition = sandboxService({ basePort, dataFolder });
  /** Origins of pages that show the remotes. */
  const readers = [originOf('shell', basePort), ...remoteNames.map(simulator), stageOrigin];
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
  for (const remote of remoteNames) {
    const page = await writeSimulator(remote, basePort);
    servers.set(
      `simulator of ${remote}`,
      await serveFolder({
        folder: buildFolder('simulator', 'production'),
        port: simulatorPort(remote),
        singlePage: path.join(page, 'index.html'),
      }),
    );
  }

  const startShellStage = async () => {
    // It compiles a script, for which most tests need not load the bundler.
    const { serveShellStage } = await import('../src/local-site/serveShellStage');
    servers.set('stage of the shell', await serveShellStage(stagePort, basePort));
    return stageOrigin;
  };
  let shellStage: Promise<string> | undefined;

  return {
    site: originOf('shell', basePort),
    sandbox: originOf('sandbox', basePort),
    simulator,
    shellStage: () => {
      shellStage ??= startShellStage();
      return shellStage;
    },
    start,
    stop,
    close: async () => {
      await Promise.all([...servers.keys()].map(stop));
      await sandbox.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
