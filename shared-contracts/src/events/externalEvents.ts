/** Events on `window` that neither browsers nor this contract name, and that apps may use all the same. */
export const externalEvents = [
  // Browser wallets, https://eips.ethereum.org/EIPS/eip-6963
  'eip6963:announceProvider',
  'eip6963:requestProvider',
] as const;

/** Name of an event that others than browsers and this contract define. */
export type ExternalEvent = (typeof externalEvents)[number];

/** Fires an event that others define, without a payload. */
export function emitExternal(name: ExternalEvent): void {
  window.dispatchEvent(new Event(name));
}

/**
 * Listens to an event that others define. Its payload is whatever they sent: the handler parses it.
 *
 * @returns the undo: call it to stop listening
 */
export function onExternal(name: ExternalEvent, handler: (payload: unknown) => void): () => void {
  const listener = (event: Event) => handler(event instanceof CustomEvent ? event.detail : undefined);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
