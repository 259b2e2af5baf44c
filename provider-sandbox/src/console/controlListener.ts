import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { installAccessRules } from '../http/access';
import { installCommonRules } from '../http/commonRules';
import { registerFiles } from '../http/files';
import { loggerOf } from '../http/logging';
import { createOrigins } from '../http/origins';
import { requestLimits } from '../http/requestLimits';
import type { Sandbox } from '../sandbox';
import { registerControlPlane } from './controlPlane';

/** Opens the control plane on loopback, separate from the API, which other machines may reach. */
export async function listenForControl(sandbox: Sandbox, port: number) {
  const app = fastify({
    ...requestLimits(sandbox.config),
    logger: loggerOf(sandbox.config),
    forceCloseConnections: true,
  });
  const origins = createOrigins(sandbox.config, () => (app.server.address() as AddressInfo).port);
  installCommonRules(app);
  await installAccessRules(app, origins);
  await registerFiles(app);
  registerControlPlane(app, { ...sandbox, origins });
  app.get('/', async (_request, reply) => reply.redirect('/console'));
  return { url: await app.listen({ port, host: '127.0.0.1' }), close: () => app.close() };
}
