import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { admit } from '@tessera/tooling/serve';

/** Entry of a release whose every module throws when it is rendered. */
const throwingEntry =
  'window.tessera_faulty_throws={init(){},get(){return Promise.resolve(()=>({' +
  `contract:${contractVersion},default(){throw new Error("This module throws.")}}))}};`;

/**
 * An origin of remotes that fail: `/down/` closes connections, `/slow/` never answers, the modules of `/throws/` throw.
 *
 * @param reader origin of the site that shows them
 */
export async function serveFaultyRemotes(reader: string) {
  const server = http.createServer((request, response) => {
    if (!admit(request, response, { readers: [reader] }) || request.url?.startsWith('/slow/')) return;
    if (!request.url?.startsWith('/throws/entry.js')) return void request.socket.destroy();
    response.setHeader('content-type', 'text/javascript');
    response.end(throwingEntry);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Hash of the entry below `/throws/`. */
    integrity: `sha384-${createHash('sha384').update(throwingEntry).digest('base64')}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
