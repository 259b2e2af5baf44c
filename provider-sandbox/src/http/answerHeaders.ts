import type { FastifyInstance } from 'fastify';

/** What every answer says unless its route says otherwise: nobody keeps it, guesses its type, or learns its address. */
export function installAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    return payload;
  });
}
