import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type FastifyServerFactory, fastify } from 'fastify';
import { registerAuthRoutes } from './auth';
import { registerBetRoutes, registerSeedRoutes } from './bets';
import { registerControlPlane } from './console';
import { registerDocs } from './docs';
import { installFaults } from './faults';
import { registerGames } from './games';
import { installAccessRules } from './http/access';
import { installCommonRules } from './http/commonRules';
import { registerFiles } from './http/files';
import { loggerOf } from './http/logging';
import { createOrigins } from './http/origins';
import { requestLimits } from './http/requestLimits';
import { registerBreakRoutes } from './limits/breaks/breakRoutes';
import { registerLimitRoutes } from './limits/limitRoutes';
import { createOutbox } from './mail';
import { registerNoticeRoutes } from './notices';
import type { Sandbox } from './sandbox';
import { createReceiver, registerTelemetry } from './telemetry';
import { readHeight, registerWalletRoutes } from './wallet';

/** What a sandbox is made of, apart from the services that it creates itself. */
type SandboxParts = Omit<Sandbox, 'outbox' | 'receiver' | 'origins' | 'moveClock'>;

/**
 * Creates the server of a sandbox with all its routes; it does not listen yet.
 *
 * @param serverFactory of a server that the caller owns
 */
export async function createApp(given: SandboxParts, serverFactory?: FastifyServerFactory) {
  let aheadMs = 0;
  const now = () => new Date(given.now().getTime() + aheadMs);
  const parts = { ...given, now };
  const { config, database } = parts;
  const app = fastify({
    logger: loggerOf(config),
    ...(config.trustedProxies.length > 0 && { trustProxy: [...config.trustedProxies] }),
    forceCloseConnections: 'idle',
    ...requestLimits(config),
    ...(serverFactory && { serverFactory }),
  });
  const readPort = () => readListeningPort(app.server.address()) ?? config.port;
  const sandbox: Sandbox = {
    ...parts,
    moveClock: (byMs) => {
      aheadMs += byMs;
    },
    outbox: createOutbox(parts, app.log),
    receiver: config.telemetry && createReceiver(parts, config.telemetry, app.log),
    origins: createOrigins(config, readPort),
  };
  installCommonRules(app);
  // Pages compare their clock with the provider's. A fault answers before other hooks of the request.
  app.addHook('onSend', async (_request, reply) => void reply.header('date', now().toUTCString()));
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(cookie);
  await installAccessRules(app, sandbox.origins);
  installFaults(app, sandbox.faults);
  app.get('/health', async () => ({ status: 'ok', database: database.kind, height: await readHeight(database) }));
  await registerFiles(app);
  registerDocs(app, sandbox);
  const proofRules = registerAuthRoutes(app, sandbox);
  registerWalletRoutes(app, sandbox, proofRules);
  registerLimitRoutes(app, sandbox);
  registerBreakRoutes(app, sandbox, proofRules);
  registerNoticeRoutes(app, sandbox);
  registerGames(app, sandbox);
  registerBetRoutes(app, sandbox);
  registerSeedRoutes(app, sandbox);
  registerTelemetry(app, sandbox);
  const { control } = config;
  if (control.mode === 'open' || control.mode === 'token') registerControlPlane(app, sandbox);
  app.get('/', async (_request, reply) =>
    reply.redirect(app.hasRoute({ method: 'GET', url: '/console' }) ? '/console' : '/docs'),
  );
  return { app, sandbox, readPort };
}

const readListeningPort = (address: string | AddressInfo | null) =>
  typeof address === 'object' ? address?.port : undefined;
