import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { looseObject, safeParse } from 'valibot';
import { readSiteConfig } from '../config';
import { showToast } from '../events';
import { clearSession, readSession } from '../session';
import { anySignal } from './anySignal';
import { type CallAnswer, type CallDefinition, type CallRequest, callPath } from './callDefinition';
import { callInit, callTimeoutMs, hasBody, isOfPlayer } from './callInit';
import { takePrefetchedResponse } from './earlyFetch';
import { tryParseJson } from './json';
import { messages } from './messages';
import { hasMisplacedList } from './misplacedList';
import type { Problem } from './problem';
import { writeBody } from './requestBody';
import { clipMessage, visibleText } from './text';

/** Settings of {@link createProviderBaseQuery}. */
export interface BaseQueryOptions {
  /** Overrides the timeout of a call, in milliseconds. */
  readonly timeoutMs?: number;
}

/** What the base query returns beside an answer. */
export interface AnswerMeta {
  /** HTTP status. */
  readonly status: number;
  /** The header `Date`: when it was sent, by the provider's clock; missing where pages cannot read it. */
  readonly date?: string | null | undefined;
}

/** The result of a call: its parsed answer, or the problem. */
export type CallResult<Answer> =
  | { readonly data: Answer; readonly meta: AnswerMeta; readonly error?: undefined }
  | { readonly error: Problem; readonly data?: undefined; readonly meta?: never };

/** The provider client as an RTK Query base query: {@link sendCall} with the signal of the query. */
export const createProviderBaseQuery =
  (options: BaseQueryOptions = {}): BaseQueryFn<CallRequest, unknown, Problem, object, AnswerMeta> =>
  (callRequest, { signal }) =>
    sendCall(callRequest, { ...options, signal });

/**
 * Sends one call of the provider's API. It sends cookies unless the request says
 * otherwise, and the bearer token where spec §6 requires it; the answer is parsed against the call's schema; every
 * failure is a {@link Problem}. A 401 to a call that carried the bearer token ends the session, once.
 *
 * Use it directly for a call whose body or answer holds a secret (password, code, token): RTK Query would keep it
 * in actions and in its cache.
 *
 * A call whose path names a player is sent only for that player, so that no retry is sent on behalf of the next one. An
 * answer that arrives after that player has left is dropped as `aborted`, unless the call is public, or is one that ends the session.
 *
 * @param options.signal ends the call early, with a problem of the kind `aborted`
 * @throws when the request itself is wrong: a path parameter or the page's configuration
 *   is missing, or the body does not match the call's schema; nothing was sent then
 */
export const sendCall = <Call extends CallDefinition>(
  callRequest: CallRequest<Call>,
  { signal, timeoutMs }: BaseQueryOptions & { readonly signal?: AbortSignal } = {},
): Promise<CallResult<CallAnswer<Call>>> =>
  exchangeCall(
    callRequest,
    { signal, timeout: AbortSignal.timeout(timeoutMs ?? callRequest.call.timeoutMs ?? callTimeoutMs) },
    async (response) => {
      const text = await response.text();
      return () => readAnswer(callRequest.call, response.status, text, response.headers.get('date'));
    },
  );

/**
 * Sends one call by the rules of {@link sendCall}, and leaves reading the body of a successful answer to the caller.
 *
 * @param options.timeout ends the call with a problem of the kind `timed-out`
 * @param readBody reads the body; whatever it throws counts as a lost connection. What it returns is called once the
 *   connection is no longer needed, and makes the result
 * @throws like {@link sendCall}
 */
export async function exchangeCall<Answer>(
  callRequest: CallRequest,
  { signal, timeout }: { readonly signal: AbortSignal | undefined; readonly timeout: AbortSignal },
  readBody: (response: Response) => Promise<() => CallResult<Answer>>,
): Promise<CallResult<Answer>> {
  const { call, params } = callRequest;
  const asker = readSession();
  const token = call.hasBearer ? asker?.token : undefined;
  if (isOfPlayer(call) && asker === undefined) return failure('signed-out', call);
  if (params?.userId !== undefined && params.userId !== asker?.user.id) return failure('aborted', call);
  // Outside the `try`: what fails before the request is sent is a mistake of the page, not a lost answer.
  const { url, init } = writeRequest(callRequest, token);
  const ended = signal ? anySignal(signal, timeout) : timeout;
  const early = call.method === 'GET' ? takePrefetchedResponse(url, token) : undefined;
  let response: Response;
  let readResult: () => CallResult<Answer>;
  try {
    const ask = () => fetch(url, { ...init, signal: ended });
    response = await (early?.catch(ask) ?? ask());
    readResult = response.ok
      ? await readBody(response)
      : response.status === 401 && token !== undefined
        ? await readRejection(token, response)
        : await readRefusalOf(call, response);
  } catch {
    return failure(signal?.aborted ? 'aborted' : timeout.aborted ? 'timed-out' : 'unreachable', call);
  }
  if (response.status === 401 && token !== undefined) return readResult();
  const present = readSession()?.user.id;
  const isExpected = present === asker?.user.id || (present === undefined && call.endsSession === true);
  if (asker !== undefined && !call.isPublic && !isExpected) return failure('aborted', call);
  return readResult();
}

async function readRefusalOf(call: CallDefinition, response: Response) {
  const text = await response.text();
  return () => {
    // Response errors are logged (spec §8 Wallet), without their bodies, which may hold secrets.
    console.warn(`${call.id}: the provider answered ${response.status}.`);
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    return { error: { ...readRefusal(call, response.status, text), ...(retryAfterMs > 0 && { retryAfterMs }) } };
  };
}

/** `Retry-After` in milliseconds: seconds, or a date. `NaN` if it is neither or missing. */
const readRetryAfter = (header: string | null): number =>
  /^\d+$/.test(header ?? '') ? Number(header) * 1_000 : Date.parse(header ?? '') - Date.now();

const failure = (
  kind: 'signed-out' | 'aborted' | 'timed-out' | 'unreachable',
  { fallbackMessage }: CallDefinition,
): { readonly error: Problem } => ({ error: { kind, message: fallbackMessage } });

function writeRequest(callRequest: CallRequest, token: string | undefined): { url: string; init: RequestInit } {
  const { call, withoutCookies } = callRequest;
  return {
    url: readSiteConfig().apiOrigin + callPath(callRequest),
    init: {
      ...callInit(call, token, withoutCookies),
      ...(hasBody(call.method) && { body: writeBody(callRequest) }),
    },
  };
}

/** Parses the text of a successful answer with the schema of its call. */
export function readAnswer<Call extends CallDefinition>(
  call: Call,
  status: number,
  text: string,
  date?: string | null,
): CallResult<CallAnswer<Call>> {
  // Some calls answer with an empty body; the call's schema decides whether that is valid.
  const answer = text.trim() === '' ? {} : tryParseJson(text);
  const result = safeParse(call.answer, answer);
  const isMisplacedList = hasMisplacedList(call.answer, answer);
  if (result.success && !isMisplacedList) return { data: result.output as CallAnswer<Call>, meta: { status, date } };
  const issues = isMisplacedList
    ? ['A list where an object belongs']
    : (result.issues ?? []).map(({ message }) => message);
  console.error(`${call.id}: the answer is not of the agreed shape.`, issues);
  const error: Problem = { kind: 'malformed', message: call.fallbackMessage, status, issues, ...readData(text) };
  return { error };
}

/** The answer for display: parsed if it is JSON, else the text. */
function readData(text: string): { data?: unknown } {
  return text.trim() === '' ? {} : { data: tryParseJson(text) ?? text };
}

/** Statuses by which a provider refuses what a request says; a 403, say, may come from a firewall. */
const refusalsOfInput: ReadonlySet<number> = new Set([400, 401, 422]);

function readRefusal(call: CallDefinition, status: number, text: string): Problem {
  const { data } = readData(text);
  const serverMessage = readServerMessage(call, data);
  const refusalMessage = refusalsOfInput.has(status) ? call.refusalMessage : undefined;
  return {
    kind: status >= 500 ? 'server-failed' : 'refused',
    status,
    message: serverMessage ?? refusalMessage ?? call.fallbackMessage,
    ...(serverMessage !== undefined && { serverMessage }),
    ...(data !== undefined && { data }),
  };
}

/** Failures carry `message`; change-password's carry `error` (spec §7). */
function readServerMessage({ failureField = 'message' }: CallDefinition, data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, error } = data as { message?: unknown; error?: unknown };
  const said = failureField === 'error' ? [error, message] : [message, error];
  const first = said.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof first === 'string' ? clipMessage(first) : undefined;
}

/** The 401 of a session that something else than its age has ended, such as a break. */
const endedSchema = looseObject({ sessionEnded: visibleText, message: visibleText });

/**
 * Reads the 401 of a token that the provider has rejected.
 *
 * @returns ends its session, and shows a toast: that it has expired, or the provider's message if something else has ended it
 */
export async function readRejection(token: string, response: Response): Promise<() => { readonly error: Problem }> {
  const { success, output } = safeParse(endedSchema, tryParseJson(await response.text()));
  const message = success ? clipMessage(output.message) : messages.sessionExpired;
  return () => {
    // Several calls may fail together, and a new login may have happened meanwhile: only the session that failed ends.
    if (readSession()?.token === token) {
      clearSession('expired');
      showToast('info', message);
    }
    return { error: { kind: 'session-expired', status: 401, message } };
  };
}
