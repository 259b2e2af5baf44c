/**
 * Why a call failed. Every failure of every call is one of these; `message` can be shown to players: the server's own
 * message if it sent one, else the fallback (spec §8).
 */
export type Problem =
  /** No answer arrived: no connection, connection closed, blocked. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** No answer within the time allowed. */
  | { readonly kind: 'timed-out'; readonly message: string }
  /** The caller gave up (the page moved on), or another player has signed in. Nothing to show. */
  | { readonly kind: 'aborted'; readonly message: string }
  /** The call needs a signed-in player and was not sent. */
  | { readonly kind: 'signed-out'; readonly message: string }
  /** The bearer token was rejected (401); the session has been ended. */
  | { readonly kind: 'session-expired'; readonly message: string; readonly status: 401 }
  /** The server refused the request (4xx). */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly status: number;
      readonly serverMessage?: string;
      readonly data?: unknown;
      /** The header `Retry-After`, where pages can read it. */
      readonly retryAfterMs?: number;
    }
  /** The server failed (5xx). */
  | {
      readonly kind: 'server-failed';
      readonly message: string;
      readonly status: number;
      readonly serverMessage?: string;
      readonly data?: unknown;
      /** The header `Retry-After`, where pages can read it. */
      readonly retryAfterMs?: number;
    }
  /** The answer does not match the call's schema. */
  | {
      readonly kind: 'malformed';
      readonly message: string;
      readonly status: number;
      readonly issues: readonly string[];
      readonly data?: unknown;
    };

const kinds: ReadonlySet<string> = new Set<Problem['kind']>([
  'unreachable',
  'timed-out',
  'aborted',
  'signed-out',
  'session-expired',
  'refused',
  'server-failed',
  'malformed',
]);

/** Whether a caught value (an RTK Query error, say) is a {@link Problem}. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.has(String(value.kind));

/**
 * Whether the server may have processed the request although no usable answer arrived. A call that moves money then
 * reports that its status is unknown, and is not sent again: money that is requested twice may be paid twice. Only
 * failures that prove that nothing was done count as answered: the call was not sent, or the server refused it (4xx). The
 * doubtful ones:
 *
 * - `malformed`: a 2xx with an unreadable body most likely means that the request was processed.
 * - `server-failed`: a 5xx may be sent before or after processing, and a proxy's 502, 503 or 504 says nothing about the
 *   server.
 * - 408 among the refusals: proxies send it when the server behind them is too slow, which may still process the request.
 *   425 and 429 are sent instead of processing it.
 * - `aborted`: giving up does not stop the server.
 *
 * @param error the error of a call; anything but a {@link Problem} has an unknown source, so it counts as lost
 */
export function isAnswerLost(error: unknown): boolean {
  if (!isProblem(error)) return true;
  switch (error.kind) {
    case 'signed-out':
    case 'session-expired':
      return false;
    case 'refused':
      return error.status === 408;
    default:
      return true;
  }
}
