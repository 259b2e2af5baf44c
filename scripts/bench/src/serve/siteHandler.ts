import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { familyOf, type PageFamily } from '@tessera/compose/families';
import { rootFileNames } from '@tessera/compose/rootFiles';
import type { ServedFile } from './siteFiles';

/** Path of a variant's composed pages among its files. */
export const pagesPrefix = '/pages/';

/** Serves files by their path and answers every other path with the page of its family, as a static host does. */
export const siteHandler =
  (files: ReadonlyMap<string, ServedFile>, families: readonly PageFamily[]) =>
  (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const page = wantsPage ? files.get(`${pagesPrefix}${familyOf(pathname, families)}.html`) : undefined;
    const besides = rootFileNames.includes(pathname.slice(1))
      ? files.get(`${pagesPrefix}${pathname.slice(1)}`)
      : undefined;
    const file = files.get(pathname) ?? besides ?? page;
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isUnchanged = request.headers['if-none-match'] === file.headers.etag;
    response.writeHead(isUnchanged ? 304 : 200, file.headers).end(isUnchanged ? '' : file.body);
  };
