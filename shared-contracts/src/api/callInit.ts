import type { CallDefinition } from './callDefinition';

/** What decides how a call is sent, without the schemas of its body and answer. A page can carry it as data. */
export type CallHead = Pick<CallDefinition, 'id' | 'method' | 'path' | 'hasBearer'>;

/** Milliseconds until a call without an answer is given up. */
export const callTimeoutMs = 15_000;

/** Whether a call is made for a signed-in player alone: it carries the player's token, or names the player in its path. */
export const isOfPlayer = ({ hasBearer, path }: CallHead): boolean => hasBearer || path.includes('{userId}');

/**
 * How a call is sent, but for its body: cookies go along unless said otherwise, the bearer token where spec §6 says.
 *
 * @param token of the player who is signed in; used only by a call that carries it
 */
export function callInit({ method, hasBearer }: CallHead, token: string | undefined, withoutCookies = false) {
  return {
    method,
    credentials: withoutCookies ? 'omit' : 'include',
    headers: {
      accept: 'application/json',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(hasBearer && token !== undefined && { authorization: `Bearer ${token}` }),
    },
  } as const satisfies RequestInit;
}
