import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { registerAuthRoutes } from './auth';
import { registerBetRoutes, registerSeedRoutes } from './bets';
import { startCleaning } from './cleaning';
import { readConfig, type SandboxConfig } from './config';
import { listenForControl, registerControlPlane } from './console';
import { openData } from './data';
import type { Database } from './database';
import { registerDocs } from './docs';
import { createFaults, installFaults } from './faults';
import { registerGames } from './games';
import { installAccessRules } from './http/access';
import { installCommonRules } from './http/commonRules';
import { registerFiles } from './http/files';
import { loggerOf } from './http/logging';
import { createOrigins } from './http/origins';
import { requestLimits } from './http/requestLimits';
import { createOutbox } from './mail';
import type { Sandbox } from './sandbox';
import { seedDemo } from './seed';
import { createExposition, registerTelemetry } from './telemetry';
import { readHeight, registerWalletRoutes, startMining } from './wallet';

const closingMs = 2_000;

/** A sandbox that is listening. */
export interface RunningSandbox {
  /** Origin, e.g. `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Origin of the control plane, if it has its own listener. */
  readonly controlUrl: string | undefined;
  readonly database: Database;
  /** Finishes requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** @param options changes to the defaults; `now` is for tests */
export async function startSandbox(
  options: Partial<SandboxConfig> & { readonly now?: () => Date } = {},
): Promise<RunningSandbox> {
  const { now = () => new Date(), ...given } = options;
  const config: SandboxConfig = { ...readConfig({}), ...given };
  const data = await openData(config);
  try {
    const running = await listen({ config, database: data.database, now, secret: data.secret });
    return {
      url: running.url,
      controlUrl: running.controlUrl,
      database: data.database,
      async close() {
        await running.close();
        await data.close();
      },
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function listen(parts: Pick<Sandbox, 'config' | 'database' | 'now' | 'secret'>) {
  const { config, database } = parts;
  const app = fastify({
    logger: loggerOf(config),
    ...(config.trustedProxies.length > 0 && { trustProxy: [...config.trustedProxies] }),
    forceCloseConnections: 'idle',
    ...requestLimits(config),
  });
  const readPort = () => readListeningPort(app.server.address()) ?? config.port;
  const sandbox: Sandbox = {
    ...parts,
    outbox: createOutbox(parts, app.log),
    faults: createFaults(),
    exposition: createExposition(),
    origins: createOrigins(config, readPort),
  };
  installCommonRules(app);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(cookie);
  await installAccessRules(app, sandbox.origins);
  installFaults(app, sandbox.faults);
  app.get('/health', async () => ({ status: 'ok', database: database.kind, height: await readHeight(database) }));
  await registerFiles(app);
  registerDocs(app, sandbox);
  registerAuthRoutes(app, sandbox);
  registerWalletRoutes(app, sandbox);
  registerGames(app, sandbox);
  registerBetRoutes(app, sandbox);
  registerSeedRoutes(app, sandbox);
  registerTelemetry(app, sandbox);
  const { control } = config;
  if (control.mode === 'open' || control.mode === 'token') registerControlPlane(app, sandbox);
  app.get('/', async (_request, reply) =>
    reply.redirect(app.hasRoute({ method: 'GET', url: '/console' }) ? '/console' : '/docs'),
  );
  if (config.seed === 'demo') await seedDemo(sandbox);
  await app.listen({ port: config.port, host: config.host });
  const controlListener = control.mode === 'loopback' ? await listenForControl(sandbox, control.port) : undefined;
  const stopMining = startMining(sandbox, config.blockIntervalMs);
  const stopCleaning = startCleaning(sandbox, app.log);
  return {
    url: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${readPort()}`,
    controlUrl: controlListener?.url,
    async close() {
      stopMining();
      // Requests in progress are finished, but a fault that delays an answer does not keep the process alive.
      const lastCall = setTimeout(() => app.server.closeAllConnections(), closingMs);
      await controlListener?.close();
      await app.close();
      clearTimeout(lastCall);
      await stopCleaning();
      await sandbox.outbox.close();
    },
  };
}

const readListeningPort = (address: string | AddressInfo | null) =>
  typeof address === 'object' ? address?.port : undefined;
