/**
 * Why a call failed. Every failure of every call is one of these; `message` is what a player may read:
 * the server's own message where it sent one, else the catalogue's (spec §8).
 */
export type Problem =
  /** The answer never came: no connection, connection closed, blocked. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** No answer within the time allowed. */
  | { readonly kind: 'timed-out'; readonly message: string }
  /** The caller gave up (the page moved on), or another player is signed in by now. Nothing to show. */
  | { readonly kind: 'aborted'; readonly message: string }
  /** The call needs a signed-in player and there is none; it was not sent. */
  | { readonly kind: 'signed-out'; readonly message: string }
  /** The bearer token was not accepted (401); the session has been ended. */
  | { readonly kind: 'session-expired'; readonly message: string; readonly status: 401 }
  /** The server understood and said no (4xx). */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly status: number;
      readonly serverMessage?: string;
      readonly data?: unknown;
    }
  /** The server failed (5xx). */
  | {
      readonly kind: 'server-failed';
      readonly message: string;
      readonly status: number;
      readonly serverMessage?: string;
      readonly data?: unknown;
    }
  /** The server answered something that is not the call's answer. */
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
 * Whether the server may have done the work although no usable answer came. What moves money then says that its status is
 * unknown, and is not sent again: money that was asked for twice may be paid twice. Only a failure that says that nothing
 * was done counts as answered: the call was not sent, or the server refused it (4xx). The doubtful ones:
 *
 * - `malformed`: a 2xx whose body nobody can read most likely means that the work was done.
 * - `server-failed`: a 5xx comes from before or after the work, and a proxy's 502, 503 or 504 says nothing of the server.
 * - 408 among the refusals: proxies send it when the server behind them is too slow, which may still do the work. 425 and
 *   429 are sent in the work's place.
 * - `aborted`: who gave up waiting does not stop the server.
 *
 * @param error what a call failed with; what is no {@link Problem} may have come from anywhere, so it counts as lost
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
