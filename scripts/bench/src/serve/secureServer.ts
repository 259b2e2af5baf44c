import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate';

/** A listening server. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves over TLS and HTTP/2. Every variant is served by the same code. */
export async function startSecureServer(
  port: number,
  { cert, key }: Certificate,
  handle: (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => void,
): Promise<RunningServer> {
  const server = http2.createSecureServer({ cert, key, minVersion: 'TLSv1.3' }, handle);
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  // A browser that disconnects during a response is not an error of the server.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
