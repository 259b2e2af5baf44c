import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import type { SandboxConfig } from '../config';
import { revocable } from '../database';
import { createFaults, type Faults } from '../faults';
import { HttpError } from '../http/httpError';
import { createSeededSource, withRandomSource } from '../random';
import type { Tab, TabState } from '../sandbox';
import { startJobs } from '../wallet';
import { createClock } from './clock';
import { putData } from './data/putData';
import { installDeterminism } from './determinism';
import type { OpenTab } from './tabs';
import { openSeeded, tabSecret } from './template';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Opens a sandbox of its own in this process, in memory and on its own port of the loopback. Each state is a new server
 * behind the same port, so nothing that the one before kept in memory is left.
 *
 * @param config of the sandbox at which it is opened
 * @param faults of that sandbox: they apply to the tab as well
 */
export async function openTab(config: SandboxConfig, faults: Faults): Promise<OpenTab> {
  const database = await openSeeded();
  const server = createServer((request, response) => handle(request, response));
  const use = trackUse(server);
  let handle: Handler = (_request, response) => void response.writeHead(503).end();
  let current: Awaited<ReturnType<typeof startState>> | undefined;
  let switching: Promise<void> = Promise.resolve();

  async function switchTo(state: TabState): Promise<void> {
    await current?.close();
    // Each state adds its own, by which the server would keep all former ones.
    for (const event of ['clientError', 'checkExpectation']) server.removeAllListeners(event);
    await putData(database, state.data ?? 'seeded');
    const serverFactory = (given: Handler): Server => {
      handle = given;
      return server;
    };
    current = await startState({ config, faults, database, tab, serverFactory, state });
  }
  const tab = {
    setState(state: TabState) {
      switching = switching.catch(() => undefined).then(() => switchTo(state));
      return switching;
    },
  };
  const close = async () => {
    await switching.catch(() => undefined);
    try {
      await current?.close();
    } finally {
      server.close();
      server.closeAllConnections();
      await database.close();
    }
  };
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    await tab.setState({});
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (server.address() as AddressInfo).port, use, close };
}

interface StateParts {
  readonly config: SandboxConfig;
  readonly faults: Faults;
  readonly database: Parameters<typeof revocable>[0];
  readonly tab: Pick<Tab, 'setState'>;
  readonly serverFactory: (handler: Handler) => Server;
  readonly state: TabState;
}

/** Starts the server of a state. */
async function startState({ config, database, tab, serverFactory, state, ...shared }: StateParts) {
  const lent = revocable(database, () => new HttpError(503, 'The sandbox has another state now.'));
  const faults = createFaults(shared.faults);
  const now = createClock(state.clock);
  const seed = state.seed ?? '';
  const parts = { config: configOf(config, state), database: lent.database, secret: tabSecret, faults, now };
  // Timers draw from a source of their own, or when they run would change what requests draw.
  return withRandomSource(createSeededSource(`${seed} timers`), async () => {
    const { app, sandbox } = await createApp(
      { ...parts, tabs: undefined, tab: { ...tab, isFrozen: state.clock === 'frozen' } },
      serverFactory,
    );
    installDeterminism(app, seed);
    await app.ready();
    const stopJobs = startJobs(sandbox, sandbox.config.blockIntervalMs);
    return {
      async close() {
        lent.revoke();
        stopJobs();
        faults.clear();
        await app.close();
        await sandbox.outbox.close();
      },
    };
  });
}

const configOf = (config: SandboxConfig, { clock }: TabState): SandboxConfig => ({
  ...config,
  port: 0,
  host: '127.0.0.1',
  publicOrigins: [],
  trustedProxies: [],
  smtpUrl: undefined,
  telemetry: undefined,
  control: config.control.mode === 'token' ? config.control : { mode: 'open' },
  ...(clock === 'frozen' && { blockIntervalMs: 0 }),
});

/** When a server was last in use. Every page keeps a stream of events open, so an open request alone does not count. */
function trackUse(server: Server): OpenTab['use'] {
  let open = 0;
  let lastMs = performance.now();
  const note = (change: 1 | -1) => {
    open += change;
    lastMs = performance.now();
  };
  server.on('request', (_request, response) => {
    note(1);
    response.once('close', () => note(-1));
  });
  return { lastMs: () => lastMs, isOpen: () => open > 0 };
}
