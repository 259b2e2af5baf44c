import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { familyOf, notFoundFamily } from '@tessera/platform/compose/families';
import { pageHeaders } from '@tessera/platform/compose/headers';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { canaryPages, shellCohortCookie } from '@tessera/platform/protocol';
import sirv from 'sirv';
import { refuse } from './refuse';
import type { ServeOptions } from './serveOptions';

const notFoundFile = `${notFoundFamily}.html`;

const isOfCanary = ({ headers }: http.IncomingMessage) =>
  headers.cookie?.split('; ').includes(`${shellCohortCookie}=canary`) ?? false;

/** Serves the pages of a site, or of a host with a single one. They are recomposed while it runs, so nothing is cached. */
export function createPages({ folder, pages, families, singlePage, frameAncestors, isLive }: ServeOptions) {
  const readFamilies = () => (pages === undefined || families !== undefined ? [] : readShellPage(folder).families);
  let built = readFamilies();
  const pageFolder = pages ?? (singlePage === undefined ? undefined : path.dirname(singlePage));
  const files = pageFolder === undefined ? undefined : sirv(pageFolder, { dev: true, etag: true });
  const fileFor = (asked: string) =>
    singlePage === undefined ? `${familyOf(asked, families?.() ?? built)}.html` : path.basename(singlePage);

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
      const file = fileFor(asked);
      const notFound = () => sendNotFound(404, request, response);
      if (file === notFoundFile) return void notFound();
      const ofCanary = `${canaryPages}${file}`;
      request.url = `/${isOfCanary(request) && existsSync(`${pages}/${ofCanary}`) ? ofCanary : file}`;
      response.setHeader('cache-control', 'no-cache');
      response.setHeaders(new Headers(pageHeaders));
      if (frameAncestors !== undefined) {
        response.setHeader('content-security-policy', `frame-ancestors 'self' ${frameAncestors}`);
      }
      // Updates of modules have no hashes.
      if (isLive) response.removeHeader('integrity-policy');
      files?.(request, response, notFound);
    },
    /** Reads the families again, of which a new build of the shell may have others. */
    renew: () => {
      built = readFamilies();
    },
  };
}
