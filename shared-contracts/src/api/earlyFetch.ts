import type { CallHead } from './callInit';

/** Id of the `<script type="application/json">` element that lists the early requests of a page. */
export const earlyFetchElementId = 'tessera-early-fetch';

/** What a page requests in its head, before the code that uses it has loaded. */
export interface EarlyFetch {
  /** Scripts that only a signed-in player's page needs, with their hashes (`sha384-…`). */
  readonly playerScripts: readonly { readonly href: string; readonly integrity: string }[];
  /**
   * Reads that the page's modules start with; they need no parameter but `{userId}`. They are sent like any other call
   * (`isOfPlayer`, `callPath`, `callInit`).
   */
  readonly calls: readonly CallHead[];
}

/** An answer that was requested in the page's head. */
export interface PrefetchedResponse {
  /** Bearer token that the call carried, if any. */
  readonly token: string | undefined;
  /** `performance.now()` at the time of the request. */
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Answers that are still unused, by URL. Any bundle on the page, of any version, may take one. */
    __tesseraPrefetched?: Record<string, PrefetchedResponse>;
  }
}

/** Milliseconds after which an answer is stale and requested again. */
const freshForMs = 15_000;

/**
 * Takes the answer to a read that the page's head has requested; it can be taken once.
 *
 * @param url URL of the call
 * @param token bearer token that the call must have carried
 * @returns the pending answer, or `undefined` when it was not requested, was taken, or is stale
 */
export function takePrefetchedResponse(url: string, token: string | undefined): Promise<Response> | undefined {
  const early = window.__tesseraPrefetched?.[url];
  if (early === undefined) return undefined;
  delete window.__tesseraPrefetched?.[url];
  const isFresh = performance.now() - early.askedAt < freshForMs;
  return isFresh && early.token === token ? early.response : undefined;
}
