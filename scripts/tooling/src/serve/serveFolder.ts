/// <reference path="./compression.d.ts" />
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rootFileNames } from '@tessera/platform/compose/discovery';
import { endsLikeFile, familyOf, notFoundFamily, type PageFamily } from '@tessera/platform/compose/families';
import { fileHeaders, pageHeaders } from '@tessera/platform/compose/headers';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { canaryPages, shellCohortCookie } from '@tessera/platform/protocol';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import compression from 'compression';
import sirv from 'sirv';
import { type Admission, admit } from './admit';
import { readRequestPath } from './requestPath';

/** Options of a static server. */
export interface ServeOptions extends Admission {
  readonly folder: string;
  readonly port: number;
  /**
   * Folder of pages that were composed from the shell in `folder`; with it, paths without a file are answered with the page of
   * their family.
   */
  readonly pages?: string;
  /** Current families of the pages, if the folder is not the shell's build; its files may then change. */
  readonly families?: () => readonly PageFamily[];
  /** Whether the file of a path may be sent; by default, every file but dotfiles. */
  readonly isServed?: (path: string) => boolean;
  /** File of the page that answers every path without a file, for hosts without families. */
  readonly singlePage?: string;
  /** Origin of the site, at a host name: a page that is requested by IP address is redirected to it. */
  readonly origin?: string | undefined;
  /** Sources that may show the pages in a frame, besides the pages themselves. */
  readonly frameAncestors?: string;
  /** Development: files change without changing names, so they are not cached. */
  readonly isLive?: boolean;
}

/** What open pages of a development site are told (`platform/compose/livePage.js`). */
export interface LiveMessage {
  /** App that the message is about; absent if the page was composed again. */
  readonly app?: string;
  readonly hash?: string | undefined;
  readonly mistake?: string | undefined;
  /** Name of each app's build in the newest page. */
  readonly composed?: Readonly<Record<string, string | undefined>>;
}

/** Pages show pictures of remotes without CORS. */
const picture = /\.(svg|png|webp)$/;
const hashed = /\.[0-9a-f]{10}\.\w+(\.\w+)?$/;
const forEver = 'public, max-age=31536000, immutable';
const address = '127.0.0.1';
/** As nginx does: Node's default of 5 s can race with a client's next request. */
const keepAliveMs = 65_000;
const notFoundFile = `${notFoundFamily}.html`;

/** Whether a `Range` header requests one part of a file; for anything else the whole file is sent. */
function isRange(header = ''): boolean {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  return start !== '' && (end === '' || Number(start) <= Number(end));
}

function refuse(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'cache-control': 'no-store' });
  response.end(text);
}

/**
 * Serves built files as any static host would: compressed at build time, hashed names cached for ever, pages never. Pages are
 * recomposed while it runs, so it compresses them when they are requested.
 */
export async function serveFolder({
  folder,
  port,
  pages,
  families,
  isServed = () => true,
  singlePage,
  origin,
  readers = [],
  frameAncestors,
  isLive = false,
}: ServeOptions) {
  const readFamilies = () => (pages === undefined || families !== undefined ? [] : readShellPage(folder).families);
  let built = readFamilies();
  const liveStreams = new Set<http.ServerResponse>();
  /** The newest message of each app and about the composed page, for pages that connect later. */
  const newest = new Map<string, string>();
  const files = sirv(folder, {
    dev: isLive || families !== undefined,
    brotli: !isLive,
    gzip: !isLive,
    etag: true,
    setHeaders(response, pathname) {
      const isForEver = hashed.test(pathname) || pathname.startsWith('/fonts/');
      response.setHeader('cache-control', isForEver && !isLive ? forEver : 'no-cache');
      response.setHeaders(new Headers(fileHeaders));
      // The library has replaced it.
      if (readers.length > 0) response.setHeader('vary', 'Accept-Encoding, Origin');
    },
  });
  const pageFolder = pages ?? (singlePage === undefined ? undefined : path.dirname(singlePage));
  const pageFiles = pageFolder === undefined ? undefined : sirv(pageFolder, { dev: true, etag: true });
  const pageFor = (asked: string) =>
    singlePage === undefined ? `${familyOf(asked, families?.() ?? built)}.html` : path.basename(singlePage);

  // The workbench's settings stand in the path of its stage, and may end in anything.
  const isStage = (asked: string) => singlePage !== undefined && asked.startsWith('/stage/');

  const compress = compression();
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!admit(request, response, { origin, readers })) return;
    const { url: target = '' } = request;
    const path = readRequestPath(target);
    // An unknown page may be a mistyped address.
    if (path === undefined) return void sendNotFoundPage(400, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Method not allowed');
    const { asked, decoded } = path;
    if (picture.test(decoded)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (decoded === '/health') return void response.end('ok');
    if (decoded === '/__reload' && isLive) return openLiveStream(response);
    const notFound = () => refuse(response, 404, 'Not found');
    if (decoded === changePasswordRedirect.from && pages !== undefined) {
      response.writeHead(302, { location: changePasswordRedirect.to, 'cache-control': 'no-store' });
      return void response.end();
    }
    // Dotfiles are not served.
    if (decoded.includes('/.') && !isStage(decoded)) return notFound();
    const page = () => {
      if (pageFiles === undefined || (endsLikeFile(decoded) && !isStage(decoded))) return notFound();
      if (origin !== undefined && request.headers.host === `${address}:${request.socket.localPort}`) {
        const search = /\?[^#]*/.exec(target)?.[0] ?? '';
        response.writeHead(307, { location: `${origin}${asked}${search}`, 'cache-control': 'no-store' });
        return void response.end();
      }
      const file = pageFor(asked);
      if (file === notFoundFile) return sendNotFoundPage(404, request, response);
      const isOfCanary = request.headers.cookie?.split('; ').includes(`${shellCohortCookie}=canary`) ?? false;
      request.url = isOfCanary && existsSync(`${pages}/${canaryPages}${file}`) ? `/${canaryPages}${file}` : `/${file}`;
      response.setHeader('cache-control', 'no-cache');
      response.setHeaders(new Headers(pageHeaders));
      if (frameAncestors !== undefined) {
        response.setHeader('content-security-policy', `frame-ancestors 'self' ${frameAncestors}`);
      }
      // Updates of modules have no hashes.
      if (isLive) response.removeHeader('integrity-policy');
      // A page that this site does not have.
      return pageFiles(request, response, () => sendNotFoundPage(404, request, response));
    };
    // The library throws for a range that ends before it starts.
    if (!isRange(request.headers.range)) delete request.headers.range;
    if (decoded === '/' && pageFiles !== undefined) return void page();
    if (pages !== undefined && rootFileNames.includes(decoded.slice(1))) {
      response.setHeader('cache-control', 'no-cache');
      response.setHeaders(new Headers(fileHeaders));
      return pageFiles?.(request, response, notFound);
    }
    if (!isServed(decoded)) return void page();
    request.url = decoded.split('/').map(encodeURIComponent).join('/');
    files(request, response, page);
  };
  const server = http.createServer((request, response) => {
    if (isLive) answer(request, response);
    else compress(request, response, () => answer(request, response));
  });
  server.keepAliveTimeout = keepAliveMs;

  /** Sends the site's not-found page, as nginx does. */
  async function sendNotFoundPage(
    status: 400 | 404,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const page = pages === undefined ? undefined : await readFile(`${pages}/${notFoundFile}`).catch(() => undefined);
    if (page === undefined) return refuse(response, status, status === 400 ? 'Bad request' : 'Not found');
    response.setHeaders(new Headers(pageHeaders));
    response.writeHead(status, { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : page);
  }

  function openLiveStream(response: http.ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    for (const text of newest.values()) response.write(text);
    liveStreams.add(response);
    response.once('close', () => liveStreams.delete(response));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Development: sends a message to every open page (`platform/compose/livePage.js`). */
    tellPages: (message: LiveMessage) => {
      built = readFamilies();
      const { app } = message;
      const text = `data: ${JSON.stringify(message)}\n\n`;
      newest.set(app ?? 'composed', text);
      for (const stream of liveStreams) stream.write(text);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
