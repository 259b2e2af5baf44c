import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { signedInState } from '../../measure/player';
import { historyPath } from './page/historyPage';

const rowsPerPage = 1_000;

/** The demo player's history as one answer, like that of a provider without pages. The sandbox's own leaves old rounds out. */
async function readWholeHistory(sandboxOrigin: string): Promise<Buffer> {
  const { origins = [] } = await signedInState(sandboxOrigin, [sandboxOrigin]);
  const stored = new Map(origins[0]?.localStorage.map((entry) => [entry.name, entry.value]));
  const pages: string[] = [];
  let before = '';
  for (;;) {
    const url = `${sandboxOrigin}/wallet-service/api/wallet/${stored.get('userId')}/transactions?limit=${rowsPerPage}${before}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${stored.get('token')}` } });
    if (!answer.ok) throw new Error(`The sandbox refused the history: ${answer.status}`);
    const text = await answer.text();
    const { transactions } = JSON.parse(text) as { readonly transactions: readonly { readonly _id: string }[] };
    if (transactions.length > 0) pages.push(text.slice(text.indexOf('[') + 1, text.lastIndexOf(']')));
    if (transactions.length < rowsPerPage) return Buffer.from(`{"transactions":[${pages.join(',')}]}`);
    before = `&before=${transactions.at(-1)?._id}`;
  }
}

/** Serves the page of each way at its name, and the same history to all of them. */
export async function serveReaderPages(folder: string, sandboxOrigin: string) {
  const history = await readWholeHistory(sandboxOrigin);
  const server = http.createServer(({ url = '/' }, response) => {
    if (url === historyPath) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(history);
    } else if (url.endsWith('.js')) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(readFileSync(path.join(folder, path.basename(url))));
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>History</title><body><script src="${url}.js"></script>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: history.byteLength,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
