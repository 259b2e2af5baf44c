import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** One call of the provider's API: its format on the wire and its fallback message (spec §7, §8). */
export interface CallDefinition<
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  /** The name it is exported under. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` for each parameter, e.g. `/wallet-service/api/wallet/{userId}/balance`. */
  readonly path: string;
  /** Whether the call carries the bearer token (spec §6 Bearer token). */
  readonly hasBearer: boolean;
  /** Whether the answer belongs to no player: it stays valid when another player signs in or the player signs out. */
  readonly isPublic?: boolean;
  /** Whether it ends the player's session: its answer is read also if the page has noticed that before. */
  readonly endsSession?: boolean;
  readonly body: Body;
  readonly answer: Answer;
  /** Fallback message for a failure without one from the server (spec §8). */
  readonly fallbackMessage: string;
  /** The fallback message where what was typed is refused (400, 401, 422); no other failure is worded as wrong input. */
  readonly refusalMessage?: string;
  /** Field with the server's message in a failure: `message` by default; the other field is the fallback. */
  readonly failureField?: 'message' | 'error';
  /** How long its answer may take, in milliseconds; `callTimeoutMs` by default. */
  readonly timeoutMs?: number;
}

/** Body of the call as the caller passes it. */
export type CallBody<Call extends CallDefinition> = Call['body'] extends GenericSchema
  ? InferInput<Call['body']>
  : undefined;
/** Parsed answer of the call. */
export type CallAnswer<Call extends CallDefinition> = InferOutput<Call['answer']>;

/** One request of a call: the argument of the base query. */
export interface CallRequest<Call extends CallDefinition = CallDefinition> {
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sends no cookie, and ignores cookies of the answer. */
  readonly withoutCookies?: boolean;
}

/** Builds the argument of the base query with the body checked by the compiler. */
export function request<Call extends CallDefinition>(
  call: Call,
  options: {
    readonly params?: Readonly<Record<string, string>>;
    readonly search?: Readonly<Record<string, string>>;
    readonly body?: CallBody<Call>;
    readonly withoutCookies?: boolean;
  } = {},
): CallRequest<Call> {
  return { call, ...options };
}

/**
 * Fills the path of a call.
 *
 * @returns path and query string, without the API's origin
 * @throws when a parameter is missing or empty: a call without its user is not sent (spec §12 Missing user)
 */
export function callPath({
  call,
  params = {},
  search,
}: Pick<CallRequest, 'params' | 'search'> & { readonly call: Pick<CallDefinition, 'id' | 'path'> }): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${call.id}: the path parameter "${name}" is missing.`);
    // Dots are not escaped, and the browser would resolve them to a parent path.
    if (/^\.{1,2}$/.test(value)) throw new Error(`${call.id}: the path parameter "${name}" is not a name.`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
}
