import type http from 'node:http';

/** Refuses a request with a text. */
export function refuse(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'cache-control': 'no-store' });
  response.end(text);
}

/** Sends the browser to another address. */
export function redirect(response: http.ServerResponse, status: 302 | 307, location: string): void {
  response.writeHead(status, { location, 'cache-control': 'no-store' });
  response.end();
}
