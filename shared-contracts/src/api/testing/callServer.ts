import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { installSiteConfig, storeSession } from '../../testing';
import { type CallRequest, createProviderBaseQuery } from '..';

/** Answers one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as the server received it. */
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A provider that answers as the test says. */
export interface CallServer {
  /** Answers from now on. */
  answer: Answer;
  /** Requests of this test. */
  seen: Seen[];
  origin(): string;
}

/** Answers with a status and a body of JSON, or with text as it is. */
export const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Starts a provider for the tests of a file; each begins signed out and with empty answers. */
export function startCallServer(): CallServer {
  let server: Server;
  const provider: CallServer = {
    answer: json(200, {}),
    seen: [],
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { method, url, headers } = incoming;
      provider.seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      provider.answer(incoming, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    provider.seen = [];
    provider.answer = json(200, {});
    installSiteConfig({ apiOrigin: provider.origin() });
    storeSession(undefined);
  });
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
  return provider;
}

/** Sends one call as an endpoint of RTK Query would. */
export async function send(callRequest: CallRequest, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const { signal = new AbortController().signal, ...settings } = options;
  return createProviderBaseQuery(settings)(callRequest, { signal } as BaseQueryApi, {});
}
