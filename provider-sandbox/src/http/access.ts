import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressRemovalPath, gamesApiPrefix, publicFilesPrefix } from '../paths';
import { HttpError } from './httpError';
import type { Origins } from './origins';

const openPaths = [gamesApiPrefix, publicFilesPrefix, addressRemovalPath];
const isOpen = ({ url }: FastifyRequest) => openPaths.some((path) => url.startsWith(path));

/**
 * Sets the CORS rules. The API accepts pages of the allowed origins, with cookies. Files, the games' own calls
 * (authorised by the token in a game's address, and made from a frame that may have no origin) and the page that removes an
 * address (likewise, and its form names no origin) accept any page, without cookies.
 */
export async function installAccessRules(app: FastifyInstance, origins: Origins): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const shared = {
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
        // Pages compare their clock with the provider's, and wait as long as it asks.
        exposedHeaders: ['date', 'retry-after'],
        maxAge: 600,
      };
      if (isOpen(request)) return done(null, { ...shared, origin: '*' });
      const origin = request.headers.origin;
      return done(null, { ...shared, credentials: true, origin: origin !== undefined && origins.isAllowed(origin) });
    },
  });
  app.addHook('onRequest', async (request) => {
    if (isOpen(request)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !origins.isAllowed(origin))
      throw new HttpError(403, `The origin ${origin} is not allowed here.`);
  });
}
