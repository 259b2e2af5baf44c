import type { InferInput } from 'valibot';
import { type CallDefinition, type CallId, calls, exactNumber, parseJson, stringifyJson } from '../api/schema';
import { type ExtensionCall, type ExtensionCallId, extensionCalls } from '../extensions/schema';
import { onCleanup } from './cleanup';
import { StubReply } from './stubReplies';

/** The calls of spec §7 and of all extensions, by id. */
export const allCalls = { ...calls, ...extensionCalls };
/** A call of spec §7 or of an extension. */
export type AnyCallId = CallId | ExtensionCallId;

/** Answer of a call on the wire; amounts may be decimal strings and are sent as JSON numbers. */
export type SchemaInput<Id extends AnyCallId> = InferInput<(typeof allCalls)[Id]['answer']>;

/** A request as the provider received it; amounts of the body are exact (decimal strings where a float would lose digits). */
export interface StubRequest {
  readonly id: AnyCallId;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  /** The body as sent, to check digits. */
  readonly bodyText: string | undefined;
  /** The parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every call
  readonly body: any;
}

type Reply<Id extends AnyCallId> = SchemaInput<Id> | StubReply;
type Handler<Id extends AnyCallId> = (request: StubRequest) => Reply<Id> | Promise<Reply<Id>>;

/** An answer, or a function that makes one, per call. */
export type StubHandlers = { readonly [Id in AnyCallId]?: Reply<Id> | Handler<Id> };

/** The provider of a test. */
export interface StubbedProvider {
  /** Every request so far, in order. */
  readonly requests: readonly StubRequest[];
  /** The requests of one call. */
  readonly requestsOf: (id: AnyCallId) => readonly StubRequest[];
  /** Changes the answers of calls from now on. */
  readonly use: (handlers: StubHandlers) => void;
}

const amountFields = new Set(['amount', 'usdValue', 'totalUsd']);

/** Converts amounts from the decimal strings of builders to the JSON numbers of the provider. */
function toJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      amountFields.has(key) && typeof field === 'string' ? exactNumber(field) : toJson(field),
    ]),
  );
}

const patterns = Object.entries<CallDefinition & Partial<ExtensionCall>>(allCalls).map(([id, call]) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = call.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)');
  return {
    id: id as AnyCallId,
    method: call.method,
    names,
    pattern: new RegExp(`^${source}$`),
    /** Keys of the query of which it has one, if another call has the same path. */
    keys: call.variantKeys ?? [],
  };
});
patterns.sort((a, b) => b.keys.length - a.keys.length);

function readRequest(url: URL, init: RequestInit): StubRequest | undefined {
  const method = init.method ?? 'GET';
  for (const { id, method: wanted, names, pattern, keys } of patterns) {
    const match = method === wanted ? pattern.exec(url.pathname) : null;
    if (!match || (keys.length > 0 && !keys.some((key) => url.searchParams.has(key)))) continue;
    const bodyText = typeof init.body === 'string' ? init.body : undefined;
    return {
      id,
      method,
      path: url.pathname,
      params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])),
      search: url.searchParams,
      headers: new Headers(init.headers),
      bodyText,
      body: bodyText === undefined ? undefined : parseJson(bodyText),
    };
  }
  return undefined;
}

/**
 * Replaces `fetch` for the duration of the test, so that all of the app's own code runs.
 *
 * @param handlers the answer of each call: an answer that matches the schema, a reply such as `errorReply(400, {…})`, or
 *   a function of the request. A call without a handler is reported and fails as if the provider were unreachable.
 */
export function stubProvider(handlers: StubHandlers = {}): StubbedProvider {
  const requests: StubRequest[] = [];
  let current: StubHandlers = handlers;
  const original = globalThis.fetch;

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const { signal } = init;
    signal?.throwIfAborted();
    const request = readRequest(url, init);
    if (request) requests.push(request);
    const handler = request && (current[request.id] as Reply<AnyCallId> | Handler<AnyCallId> | undefined);
    if (!request || handler === undefined) {
      console.error(`The test's provider has no answer for ${init.method ?? 'GET'} ${url.pathname}.`);
      throw new TypeError('Failed to fetch');
    }
    const reply = await untilAborted(typeof handler === 'function' ? handler(request) : handler, signal);
    return reply instanceof StubReply ? untilAborted(reply.respond(signal), signal) : jsonResponse(reply);
  };
  onCleanup(() => {
    globalThis.fetch = original;
  });

  return {
    requests,
    requestsOf: (id) => requests.filter((request) => request.id === id),
    use: (next) => {
      current = { ...current, ...next };
    },
  };
}

const jsonResponse = (answer: unknown): Response =>
  new Response(stringifyJson(toJson(answer)), { status: 200, headers: { 'content-type': 'application/json' } });

async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
