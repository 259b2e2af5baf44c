import http from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { type Browser, chromium } from '@playwright/test';
import { reasonOf } from '@tessera/platform/project';
import { chromiumSandbox, ensureChromium, preferHeadlessShell } from '@tessera/tooling/chromium';
import { admit, readBody } from '@tessera/tooling/serve';
import { object, parse, string } from 'valibot';
import { messages } from './compare.messages';
import { listPage, statePage } from './comparePage';
import { type ComparedRelease, type Comparison, compareStates, findState } from './compareStates';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src http://localhost:*; frame-src http://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const questionSchema = object({ module: string(), id: string(), settings: string() });
/** Settings may contain faults with whole answers. */
const longestQuestion = 100_000;

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  /** A page can come in parts. */
  readonly body: string | AsyncIterable<string>;
}

const html = 'text/html; charset=utf-8';
const json = (value: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** What is compared. */
export interface ComparisonOptions {
  readonly remote: string;
  readonly releases: readonly [ComparedRelease, ComparedRelease];
  /** Origin of the provider sandbox. */
  readonly sandbox: string;
  readonly port: number;
  /** Starts the browser that takes the pictures; Chromium by default. */
  readonly launch?: () => Promise<Browser>;
}

const launchChromium = () =>
  chromium.launch({ executablePath: preferHeadlessShell(ensureChromium()), chromiumSandbox });

/**
 * Serves the page `/compare/{Module}/{id}?settings`, and the same as JSON at `POST /__compare {module, id, settings}`. A headless
 * Chromium takes the pictures, since a page cannot look into frames of other origins; it is
 * started at the first call, and again if it has ended.
 */
export async function serveComparison(options: ComparisonOptions) {
  const { remote, releases, sandbox, port, launch = launchChromium } = options;
  const origin = `http://localhost:${port}`;
  let browser: Promise<Browser> | undefined;
  const forget = () => {
    browser = undefined;
  };
  const start = async () => (await launch()).on('disconnected', forget);
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: each takes a core for some seconds. */
  function compare(question: Parameters<typeof compareStates>[3]): Promise<Comparison> {
    const next = last.then(async () => {
      browser ??= start();
      browser.catch(forget);
      return compareStates(await browser, releases, sandbox, question);
    });
    last = next.catch(() => undefined);
    return next;
  }

  async function answerCall(request: http.IncomingMessage): Promise<Answer> {
    // A page of another site can send no JSON here.
    if (request.headers['content-type'] !== 'application/json') return { status: 403, body: 'Forbidden' };
    const body = await readBody(request, longestQuestion);
    if (body === undefined) return json({ problem: messages.tooLong }, 413);
    try {
      const question = parse(questionSchema, JSON.parse(body));
      for (const release of releases) findState(release, question.module, question.id);
      return json(await compare(question));
    } catch (error) {
      return json({ problem: reasonOf(error) }, 422);
    }
  }

  async function answer(request: http.IncomingMessage): Promise<Answer> {
    const { pathname, searchParams: settings } = new URL(request.url ?? '/', origin);
    if (request.method === 'POST' && pathname === '/__compare') return answerCall(request);
    if (request.method !== 'GET') return { status: 405, body: 'Method not allowed' };
    // The workbench has the site's fonts.
    if (pathname.startsWith('/fonts/')) return { status: 302, location: releases[0].origin + pathname, body: '' };
    const [, module, id] = /^\/compare\/(\w+)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
    const isState = module !== undefined && id !== undefined;
    if (!isState && pathname !== '/') return { status: 404, body: 'Not found' };
    // It opens sandboxes, of which there are few: pages of other sites cannot ask for it as a picture or frame.
    const isNavigation = [undefined, 'document'].includes(request.headers['sec-fetch-dest'] as string | undefined);
    if (!isNavigation) return { status: 403, body: 'Forbidden' };
    if (!isState) return { type: html, body: listPage(remote, releases) };
    const ask = () => compare({ module, id, settings: `${settings}` });
    return { type: html, body: statePage(releases, sandbox, { module, id, settings }, ask) };
  }

  const server = http.createServer((request, response) => {
    if (!admit(request, response)) return;
    answer(request).then(
      ({ status = 200, type = 'text/plain', location, body }) => {
        response.writeHead(status, { ...headers, 'content-type': type, ...(location && { location }) });
        // Who leaves meanwhile gets no more of it.
        pipeline(Readable.from(typeof body === 'string' ? [body] : body), response, () => undefined);
      },
      (error: unknown) => response.writeHead(500, headers).end(reasonOf(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await (await browser?.catch(() => undefined))?.close();
    },
  };
}
