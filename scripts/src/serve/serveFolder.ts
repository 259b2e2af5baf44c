import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { familyOf, readPageFamilies } from '../compose/pageFamilies';
import { pageHeaders } from '../compose/pageHeaders';

/** What one static server serves. */
export interface ServeOptions {
  readonly folder: string;
  readonly port: number;
  /** Folder of composed pages; with it, paths that are no file answer with their family's page. */
  readonly pages?: string;
  /** File of the page that answers every path that is no file, for hosts without families. */
  readonly singlePage?: string;
  /** Development: files change under the same names and are not cached. */
  readonly isLive?: boolean;
}

const hashed = /\.[0-9a-f]{10}\.\w+(\.\w+)?$/;
const year = 31_536_000;

/** Serves built files as any static host would: compressed at build time, hashed names for ever, pages never cached. */
export async function serveFolder({ folder, port, pages, singlePage, isLive = false }: ServeOptions) {
  const families = pages === undefined ? [] : readPageFamilies();
  const reloadStreams = new Set<http.ServerResponse>();
  const files = sirv(folder, {
    dev: isLive,
    brotli: !isLive,
    gzip: !isLive,
    etag: true,
    setHeaders(response, pathname) {
      const isForEver = hashed.test(pathname) || pathname.startsWith('/fonts/');
      response.setHeader('cache-control', isForEver && !isLive ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  const pageFolder = pages ?? (singlePage === undefined ? undefined : path.dirname(singlePage));
  const pageFiles = pageFolder === undefined ? undefined : sirv(pageFolder, { dev: true, etag: true });
  const pageFor = (pathname: string) =>
    singlePage === undefined ? `${familyOf(pathname, families)}.html` : path.basename(singlePage);

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('x-content-type-options', 'nosniff');
    if (pathname === '/health') return void response.end('ok');
    if (pathname === '/__reload' && isLive) return openReloadStream(response);
    const notFound = () => {
      response.statusCode = 404;
      response.end('Not found');
    };
    const page = () => {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (pageFiles === undefined || !wantsPage) return notFound();
      request.url = `/${pageFor(pathname)}`;
      response.setHeader('cache-control', 'no-cache');
      if (pages !== undefined) response.setHeaders(new Headers(pageHeaders));
      return pageFiles(request, response, notFound);
    };
    if (pathname === '/' && pageFiles !== undefined) return void page();
    files(request, response, page);
  });

  function openReloadStream(response: http.ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    reloadStreams.add(response);
    response.once('close', () => reloadStreams.delete(response));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Development: asks every open page to reload. */
    reloadPages: () => {
      for (const stream of reloadStreams) stream.write('data: reload\n\n');
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
