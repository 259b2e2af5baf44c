import type { CallHead } from './callInit';

/** Id of the `<script type="application/json">` element that says what a page asks for before its script has arrived. */
export const earlyFetchElementId = 'tessera-early-fetch';

/** What a page asks for in its head, ahead of the code that will use it. */
export interface EarlyFetch {
  /** Scripts that only a signed-in player's page needs, with their hashes (`sha384-…`). */
  readonly playerScripts: readonly { readonly href: string; readonly integrity: string }[];
  /**
   * Reads that the page's modules begin with; they need no parameter but `{userId}`. They are sent by the rules of every call
   * (`isOfPlayer`, `callPath`, `callInit`).
   */
  readonly calls: readonly CallHead[];
}

/** An answer that was asked for in the page's head. */
export interface PrefetchedResponse {
  /** Bearer token that the call carried; none for a call that carries none. */
  readonly token: string | undefined;
  /** `performance.now()` when it was asked for. */
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Answers that nobody has taken yet, by address. Every bundle of the page, of whatever version, may take one. */
    __tesseraPrefetched?: Record<string, PrefetchedResponse>;
  }
}

/** Milliseconds after which an answer counts as old, and is requested again. */
const freshForMs = 15_000;

/**
 * Takes the answer to a read that the page's head has asked for already; it can be taken once.
 *
 * @param url address of the call
 * @param token bearer token that the call has to have carried
 * @returns the answer on its way, or `undefined` when nobody asked, somebody else took it, or it is too old
 */
export function takePrefetchedResponse(url: string, token: string | undefined): Promise<Response> | undefined {
  const early = window.__tesseraPrefetched?.[url];
  if (early === undefined) return undefined;
  delete window.__tesseraPrefetched?.[url];
  const isFresh = performance.now() - early.askedAt < freshForMs;
  return isFresh && early.token === token ? early.response : undefined;
}
