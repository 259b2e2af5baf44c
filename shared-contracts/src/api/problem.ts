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

/** Whether the server may have done the work although no usable answer came; money calls then say "unknown". */
export const isAnswerLost = (problem: Problem): boolean =>
  problem.kind === 'unreachable' ||
  problem.kind === 'timed-out' ||
  problem.kind === 'malformed' ||
  problem.kind === 'server-failed';
