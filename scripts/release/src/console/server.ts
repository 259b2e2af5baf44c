import { once } from 'node:events';
import http from 'node:http';
import { reasonOf } from '@tessera/platform/project';
import type { Markup } from '@tessera/tooling/html';
import { admit } from '@tessera/tooling/serve';
import { type ReleaseContext, readSite } from '../context';
import { releasesOf } from '../site/siteRegistry';
import { consolePage, problemPage, refreshSeconds } from './page';
import { readSiteView } from './siteView';
import { styleSheet } from './styleSheet';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly refresh?: boolean;
}

const page = (markup: Markup, rest: Partial<Answer> = {}): Answer => ({
  ...{ type: 'text/html; charset=utf-8', body: markup.text },
  ...rest,
});

/** The site's font or icon, which are files of its live shell. */
async function shellFile(context: ReleaseContext, name: string): Promise<Answer | undefined> {
  const site = await readSite(context);
  const { live } = releasesOf(await site.registry(), 'shell');
  const body =
    live &&
    (await site
      .releaseFiles('shell', live.id)
      .read(name)
      .catch(() => undefined));
  return body && { type: name.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2', body };
}

async function answerTo(context: ReleaseContext, { pathname, searchParams }: URL): Promise<Answer> {
  if (pathname === '/') {
    const refresh = searchParams.has('refresh');
    try {
      return page(consolePage(await readSiteView(context), refresh), { refresh });
    } catch (error) {
      return page(problemPage(reasonOf(error)), { status: 500, refresh });
    }
  }
  if (pathname === '/console.css') return { type: 'text/css; charset=utf-8', body: styleSheet };
  const isShellFile = /^\/(favicon\.svg|fonts\/[\w-]+\.woff2)$/.test(pathname);
  const file = isShellFile ? await shellFile(context, pathname.slice(1)).catch(() => undefined) : undefined;
  return file ?? { status: 404, type: 'text/plain', body: 'Not found' };
}

/** Serves the console of a site on this machine; it is read again for each page. */
export async function serveConsole(context: ReleaseContext, port: number): Promise<http.Server> {
  const respond = async ({ method, url = '/' }: http.IncomingMessage): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, type: 'text/plain', body: 'Only GET' };
    return answerTo(context, new URL(url, `http://localhost:${port}`));
  };
  const server = http.createServer((request, response) => {
    if (!admit(request, response)) return;
    respond(request).then(
      ({ status = 200, type, body, refresh = false }) => {
        response.writeHead(status, {
          ...headers,
          'content-type': type,
          ...(refresh && { refresh: String(refreshSeconds) }),
        });
        response.end(body);
      },
      (error: unknown) => {
        context.print(reasonOf(error));
        response.writeHead(500, headers).end();
      },
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
