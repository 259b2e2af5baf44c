import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox';
import { registerPlayRoutes } from './playRoutes';
import { registerGameRoutes as registerCalls } from './routes';

/** The calls of the games and what their pages need. */
export function registerGameRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  registerCalls(app, sandbox);
  registerPlayRoutes(app, sandbox);
}
