import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox';
import { registerAutomatic } from './automatic/routes';
import { registerGamePages } from './pages';
import { registerPlayRoutes } from './playRoutes';
import { registerGameRoutes } from './routes';
import { registerStepRoutes } from './stepRoutes';

/** The games' calls, their pages, and the calls that the pages make. */
export function registerGames(app: FastifyInstance, sandbox: Sandbox): void {
  registerGameRoutes(app, sandbox);
  registerGamePages(app, sandbox);
  registerPlayRoutes(app, sandbox);
  registerAutomatic(app, sandbox);
  registerStepRoutes(app, sandbox);
}
