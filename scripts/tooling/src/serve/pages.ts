import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { pageHeaders } from '@tessera/platform/compose/headers';
import { notFoundFile, pageFilesAt } from '@tessera/platform/compose/pageFiles';
import { canaryPages, shellCohortCookie } from '@tessera/platform/protocol';
import sirv from 'sirv';
import { refuse } from './refuse';
import type { ServeOptions } from './serveOptions';

const isOfCanary = ({ headers }: http.IncomingMessage) =>
  headers.cookie?.split('; ').includes(`${shellCohortCookie}=canary`) ?? false;

/** Serves the pages of a site, or of a host with a single one. They are recomposed while it runs, so nothing is cached. */
export function createPages({ pages, singlePage, frameAncestors, isLive }: ServeOptions) {
  const pageFolder = pages ?? (singlePage === undefined ? undefined : path.dirname(singlePage));
  const files = pageFolder === undefined ? undefined : sirv(pageFolder, { dev: true, etag: true });
  const fileFor = (asked: string, request: http.IncomingMessage) => {
    if (singlePage !== undefined) return path.basename(singlePage);
    const files = pageFilesAt(asked);
    const ofCanary = isOfCanary(request) ? files.map((file) => canaryPages + file) : [];
    return [...ofCanary, ...files].find((file) => existsSync(`${pages}/${file}`));
  };

  /** Sends the site's not-found page, as nginx does. */
  async function sendNotFound(status: 400 | 404, { method }: http.IncomingMessage, response: http.ServerResponse) {
    const page = pages === undefined ? undefined : await readFile(`${pages}/${notFoundFile}`).catch(() => undefined);
    if (page === undefined) return refuse(response, status, status === 400 ? 'Bad request' : 'Not found');
    response.setHeaders(new Headers(pageHeaders));
    response.writeHead(status, { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : page);
  }

  return {
    /** Sends files of the folder of pages; undefined without one. */
    files,
    sendNotFound,
    /** Sends the page of a path. */
    send(asked: string, request: http.IncomingMessage, response: http.ServerResponse): void {
      const file = fileFor(asked, request);
      const notFound = () => sendNotFound(404, request, response);
      if (file === undefined) return void notFound();
      request.url = `/${file}`;
      response.setHeader('cache-control', 'no-cache');
      response.setHeaders(new Headers(pageHeaders));
      if (frameAncestors !== undefined) {
        response.setHeader('content-security-policy', `frame-ancestors 'self' ${frameAncestors}`);
      }
      // Updates of modules have no hashes.
      if (isLive) response.removeHeader('integrity-policy');
      files?.(request, response, notFound);
    },
  };
}
