/// <reference path="./compression.d.ts" />
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { endsLikeFile } from '@tessera/platform/compose/families';
import { fileHeaders } from '@tessera/platform/compose/headers';
import { rootFileHeaders, rootFileNames } from '@tessera/platform/compose/rootFiles';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import compression from 'compression';
import sirv from 'sirv';
import { admit } from './admit';
import { createLiveStream, type LiveMessage } from './liveStream';
import { createPages } from './pages';
import { redirect, refuse } from './refuse';
import { readRequestPath } from './requestPath';
import type { ServeOptions } from './serveOptions';

/** Pages show pictures of remotes without CORS. */
const picture = /\.(svg|png|webp)$/;
const hashed = /\.[0-9a-f]{10}\.\w+(\.\w+)?$/;
const forEver = 'public, max-age=31536000, immutable';
const address = '127.0.0.1';
/** As nginx does: Node's default of 5 s can race with a client's next request. */
const keepAliveMs = 65_000;

/** Whether a `Range` header requests one part of a file; for anything else the whole file is sent. */
function isRange(header = ''): boolean {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  return start !== '' && (end === '' || Number(start) <= Number(end));
}

/** Sends the files of a build, compressed at build time; hashed names are cached for ever. */
const createFiles = ({ folder, isChanging = false, readers = [], isLive = false }: ServeOptions) =>
  sirv(folder, {
    dev: isLive || isChanging,
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

function createAnswer(
  options: ServeOptions,
  live: ReturnType<typeof createLiveStream>,
  pages: ReturnType<typeof createPages>,
) {
  const { isServed = () => true, singlePage, origin, isLive } = options;
  const isSite = options.pages !== undefined;
  const files = createFiles(options);
  // The workbench's settings stand in the path of its stage, and may end in anything.
  const isStage = (path: string) => singlePage !== undefined && path.startsWith('/stage/');

  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!admit(request, response, options)) return;
    const { url: target = '', method = '' } = request;
    const path = readRequestPath(target);
    // An unknown page may be a mistyped address.
    if (path === undefined) return void pages.sendNotFound(400, request, response);
    if (!['GET', 'HEAD'].includes(method)) return refuse(response, 405, 'Method not allowed');
    const { asked, decoded } = path;
    const notFound = () => refuse(response, 404, 'Not found');
    const sendPage = () => {
      if (pages.files === undefined || (endsLikeFile(decoded) && !isStage(decoded))) return notFound();
      if (origin === undefined || request.headers.host !== `${address}:${request.socket.localPort}`) {
        return pages.send(asked, request, response);
      }
      redirect(response, 307, `${origin}${asked}${/\?[^#]*/.exec(target)?.[0] ?? ''}`);
    };
    if (picture.test(decoded)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (decoded === '/health') return void response.end('ok');
    if (decoded === '/__reload' && isLive) return live.connect(response);
    if (decoded === changePasswordRedirect.from && isSite) return redirect(response, 302, changePasswordRedirect.to);
    // Dotfiles are not served.
    if (decoded.includes('/.') && !isStage(decoded)) return notFound();
    // The library throws for a range that ends before it starts.
    if (!isRange(request.headers.range)) delete request.headers.range;
    const name = decoded.slice(1);
    if (isSite && rootFileNames.includes(name)) {
      response.setHeader('cache-control', 'no-cache');
      response.setHeaders(new Headers(rootFileHeaders(name)));
      return pages.files?.(request, response, notFound);
    }
    if (!isServed(decoded) || (decoded === '/' && pages.files !== undefined)) return sendPage();
    request.url = decoded.split('/').map(encodeURIComponent).join('/');
    files(request, response, sendPage);
  };
}

/**
 * Serves built files as any static host would: compressed at build time, hashed names cached for ever, pages never. Pages are
 * recomposed while it runs, so it compresses them when they are requested.
 */
export async function serveFolder(options: ServeOptions) {
  const [live, pages] = [createLiveStream(), createPages(options)];
  const answer = createAnswer(options, live, pages);
  const compress = compression();
  const server = http.createServer((request, response) => {
    if (options.isLive) answer(request, response);
    else compress(request, response, () => answer(request, response));
  });
  server.keepAliveTimeout = keepAliveMs;
  await once(server.listen(options.port, address), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Development: sends a message to every open page (`platform/compose/livePage.js`). */
    tellPages: (message: LiveMessage) => live.tell(message),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
