import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlPrefix } from '../paths';
import type { Faults } from './faults';

/** Applies the faults to all requests except the control plane's and CORS preflights. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  const dropped = new WeakMap<FastifyRequest, 'after' | 'midway'>();
  /**
   * Chromium resends a request, even a POST, when a kept-alive connection closes without a response. So this sends an
   * invalid response, with two lengths: the page sees a network error, as with a lost connection.
   */
  const drop = (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n');
    socket.destroy();
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(controlPrefix) || request.method === 'OPTIONS') return;
    const taken = faults.take(request.method, request.url);
    if (taken === undefined) return;
    const { fault } = taken;
    if (fault.delayMs !== undefined) await taken.delay();
    if (fault.drop === 'before') {
      drop(request.raw.socket);
      return reply.hijack();
    }
    if (fault.drop !== undefined) dropped.set(request, fault.drop);
    // Half of a compressed answer would be held back.
    if (fault.drop === 'midway') request.headers['x-no-compression'] = 'true';
    if (fault.drop !== 'after' && (fault.status !== undefined || fault.body !== undefined)) {
      return answer(reply.code(fault.status ?? 200), fault.body);
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (dropped.get(request) === 'after') drop(request.raw.socket);
    return dropped.get(request) === 'midway' ? cutAnswer(request, reply, payload) : payload;
  });
}

function answer(reply: FastifyReply, body: unknown) {
  if (typeof body === 'string') {
    const type = body.trimStart().startsWith('<') ? 'text/html' : 'text/plain';
    return reply.header('content-type', `${type}; charset=utf-8`).serializer(String).send(body);
  }
  return body === undefined ? reply.serializer(String).send('') : reply.send(body);
}

/** Announces the whole body, and closes the connection once half of it is sent. */
async function cutAnswer({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (payload === undefined || payload === null) return payload;
  const body = payload instanceof Readable ? await buffer(payload) : Buffer.from(payload as string | Buffer);
  reply.removeHeader('transfer-encoding').header('content-length', body.length);
  reply.raw.once('finish', () => raw.socket.destroy());
  // A stream, since the length of anything else is corrected.
  return Readable.from([body.subarray(0, Math.ceil(body.length / 2))]);
}
