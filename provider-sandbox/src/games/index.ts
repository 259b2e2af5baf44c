import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox';
import { registerAutomatic } from './automatic/routes';
import { registerGamePages } from './pages';
import { registerPlayRoutes } from './playRoutes';
import { registerGameRoutes } from './routes';

/** The calls of the games, their pages and what these ask. */
export function registerGames(app: FastifyInstance, sandbox: Sandbox): void {
  registerGameRoutes(app, sandbox);
  registerGamePages(app, sandbox);
  registerPlayRoutes(app, sandbox);
  registerAutomatic(app, sandbox);
}
