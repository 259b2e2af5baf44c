import http from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

const agent = new http.Agent({ keepAlive: true });
/** Hop-by-hop headers, which must not be forwarded. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings']);

/** Serves the provider sandbox over TLS and HTTP/2, like a provider's API; every variant calls the same one. */
export const apiGateway =
  (sandboxPort: number) =>
  (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const upstream = http.request(
      {
        agent,
        host: '127.0.0.1',
        port: sandboxPort,
        method: request.method,
        path: request.url,
        headers: { ...headers, host: request.authority },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
        response.writeHead(answer.statusCode ?? 502, {
          ...Object.fromEntries(kept),
          // Lets the page measure how long calls take and how large they are.
          'timing-allow-origin': '*',
        });
        answer.pipe(response);
      },
    );
    upstream.once('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(upstream);
  };
