import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { reasonOf } from '@tessera/platform/project';
import { object, optional, parse, picklist, pipe, regex, string } from 'valibot';
import { type SimulatorApp, simulatorApps } from '../local-site/composeSimulator';
import { admit } from '../serve/admit';
import { readBody } from '../serve/readBody';
import { acceptPictures } from './accept';
import { messages } from './report/report.messages';
import { reportFolder, writeReport } from './writeReport';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
};

const acceptedSchema = object({
  remote: picklist(simulatorApps),
  /** Empty for all states. */
  state: optional(pipe(string(), regex(/^(\w+\/[a-z0-9-]+)?$/)), ''),
});

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

async function readForm(request: http.IncomingMessage): Promise<unknown> {
  const form = await readBody(request, 1_000);
  if (form === undefined) throw new Error(messages.tooLong);
  return Object.fromEntries(new URLSearchParams(form));
}

async function fileAt(pathname: string): Promise<Answer> {
  const file = path.join(reportFolder(), pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  const type = types[path.extname(file)];
  if (type === undefined || !file.startsWith(reportFolder() + path.sep)) return { status: 404 };
  const body = await readFile(file).catch(() => undefined);
  return body === undefined ? { status: 404 } : { status: 200, headers: { 'content-type': type }, body };
}

/**
 * Serves the report on this machine, where its buttons accept pictures. Requests under other names of this machine, and forms of
 * other pages, are refused.
 */
export async function serveReport(remotes: readonly SimulatorApp[], port: number): Promise<http.Server> {
  const write = () => writeReport(remotes, {}, true);
  await write();
  /** The report is written by one request at a time, and not read meanwhile. */
  let written: Promise<unknown> = Promise.resolve();
  const accept = async (request: http.IncomingMessage): Promise<Answer> => {
    const { remote, state } = parse(acceptedSchema, await readForm(request));
    const accepted = written.then(async () => {
      await acceptPictures(remote, state || undefined);
      await write();
    });
    written = accepted.catch(() => undefined);
    await accepted;
    return { status: 303, headers: { location: `/#${remote}` } };
  };
  const answer = async (request: http.IncomingMessage): Promise<Answer> => {
    const { pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method === 'GET') return written.then(() => fileAt(pathname));
    if (request.method !== 'POST' || pathname !== '/accept') return { status: 405, body: 'Only GET, and POST /accept' };
    return accept(request);
  };
  const server = http.createServer((request, response) => {
    if (!admit(request, response)) return;
    answer(request)
      .catch(
        (error: NodeJS.ErrnoException): Answer => ({
          status: error.code === 'ENOSPC' ? 503 : 400,
          body: reasonOf(error),
        }),
      )
      .then(({ status, headers: own = { 'content-type': 'text/plain; charset=utf-8' }, body = '' }) => {
        response.writeHead(status, { ...headers, ...own }).end(body);
      });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
