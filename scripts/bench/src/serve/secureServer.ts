import { once } from 'node:events';
import type http from 'node:http';
import http2 from 'node:http2';
import type { Certificate } from './certificate';

/** Answers a request. Node's HTTP/2 compatibility objects stand in for HTTP/1's. */
export type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/**
 * Serves over TLS and HTTP/2, at 127.0.0.1. Every variant is served by the same code.
 *
 * @returns a function that stops the server
 */
export async function startSecureServer(port: number, { cert, key }: Certificate, handle: Handler) {
  const server = http2.createSecureServer({ cert, key, minVersion: 'TLSv1.3' }, handle as never);
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  // A browser that disconnects during a response is not an error of the server.
  server.on('sessionError', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
}
