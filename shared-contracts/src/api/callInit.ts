import type { CallDefinition } from './callDefinition';

/**
 * The part of a call that decides how it is sent, without the schemas of its body and answer. It can be embedded in a
 * page as JSON.
 */
export type CallHead = Pick<CallDefinition, 'id' | 'method' | 'path' | 'hasBearer'>;

/** Default timeout of a call, in milliseconds. */
export const callTimeoutMs = 15_000;

/** Whether a call is only for signed-in players: it carries the player's token, or names the player in its path. */
export const isOfPlayer = ({ hasBearer, path }: CallHead): boolean => hasBearer || path.includes('{userId}');

/** Whether a call of the method sends a body. */
export const hasBody = (method: CallDefinition['method']): boolean => method === 'POST' || method === 'PUT';

/**
 * `fetch` options of a call, except its body: cookies are sent unless the call opts out, the bearer token where spec §6
 * requires it.
 *
 * @param token token of the signed-in player; used only by calls that carry it
 */
export function callInit({ method, hasBearer }: CallHead, token: string | undefined, withoutCookies = false) {
  return {
    method,
    credentials: withoutCookies ? 'omit' : 'include',
    headers: {
      accept: 'application/json',
      ...(hasBody(method) && { 'content-type': 'application/json' }),
      ...(hasBearer && token !== undefined && { authorization: `Bearer ${token}` }),
    },
  } as const satisfies RequestInit;
}
