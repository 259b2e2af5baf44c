import type http from 'node:http';

/** Whose pages may reach a server of this machine. */
export interface Admission {
  /** The server's own origin, if it has a host name besides those of this machine. */
  readonly origin?: string | undefined;
  /** Other origins whose pages may read its answers. */
  readonly readers?: readonly string[] | undefined;
}

const namesHere = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Decides for every server of this machine whether a request is answered. Any page in the browser can reach these servers, so a page
 * of another origin gets nothing, neither by a call nor as a script, and no site reads an answer by pointing its own name here.
 *
 * @returns whether it is; otherwise the response has been sent
 */
export function admit(
  { headers }: http.IncomingMessage,
  response: http.ServerResponse,
  { origin: named, readers = [] }: Admission = {},
): boolean {
  const { host = '', origin } = headers;
  const isOurs = namesHere.includes(host.replace(/:\d+$/, '')) || (named !== undefined && host === new URL(named).host);
  const isReader = origin === `http://${host}` || (origin !== undefined && readers.includes(origin));
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('x-content-type-options', 'nosniff');
  if (readers.length > 0) response.setHeader('vary', 'Origin');
  if (isOurs && isReader) response.setHeader('access-control-allow-origin', origin);
  if (isOurs && (isReader || origin === undefined)) return true;
  response.writeHead(isOurs ? 403 : 421, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(isOurs ? `Pages of ${origin} have no access` : 'Not this site');
  return false;
}
