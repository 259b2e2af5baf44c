import type { FastifyInstance } from 'fastify';

/** Sets headers of every answer: no caching, unless the route sets it, no type sniffing, no referrer. */
export function installAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    return payload;
  });
}
