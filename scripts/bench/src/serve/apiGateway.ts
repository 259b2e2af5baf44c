import http from 'node:http';
import type { Handler } from './secureServer';

const agent = new http.Agent({ keepAlive: true });
/** Hop-by-hop headers, which HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Serves the provider sandbox over TLS and HTTP/2, like a provider's API; every variant calls the same one. */
export const apiGateway =
  (sandboxPort: number): Handler =>
  (request, response) => {
    const { ':authority': host, ...asked } = request.headers;
    const headers = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith(':')));
    const { method, url: path } = request;
    const upstream = http.request(
      { agent, host: '127.0.0.1', port: sandboxPort, method, path, headers: { ...headers, host: String(host) } },
      (answer) => {
        for (const name of ofConnection) delete answer.headers[name];
        // Lets the page measure how large calls are.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'timing-allow-origin': '*' });
        answer.pipe(response);
      },
    );
    upstream.once('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(upstream);
  };
