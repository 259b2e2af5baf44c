import type { FastifyInstance } from 'fastify';
import { requireControl } from '../http/controlAccess';
import { registerMailbox } from '../mail';
import type { Sandbox } from '../sandbox';
import { registerTabRoutes } from '../tabs';
import { registerTelemetryReads } from '../telemetry';
import { registerConsole } from './consolePage';
import { registerControlRoutes } from './controlRoutes';
import { registerPlayerControl } from './playerControl';

/** All routes that control the sandbox or read its mail, behind one guard. */
export function registerControlPlane(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(async (control) => {
    control.addHook('onRequest', requireControl(sandbox));
    registerControlRoutes(control, sandbox);
    registerPlayerControl(control, sandbox);
    registerTabRoutes(control, sandbox);
    registerTelemetryReads(control, sandbox);
    registerConsole(control);
    registerMailbox(control, sandbox);
  });
}
