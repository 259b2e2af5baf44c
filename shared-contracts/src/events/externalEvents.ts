/** Events on `window` that neither browsers nor this contract define, but that apps may use. */
export const externalEvents = [
  // Browser wallets, https://eips.ethereum.org/EIPS/eip-6963
  'eip6963:announceProvider',
  'eip6963:requestProvider',
] as const;

/** Name of an event that is defined by neither browsers nor this contract. */
export type ExternalEvent = (typeof externalEvents)[number];

/** Fires an external event without a payload. */
export function emitExternal(name: ExternalEvent): void {
  window.dispatchEvent(new Event(name));
}

/**
 * Listens to an external event. Its payload is unchecked: the handler has to parse it.
 *
 * @returns the undo: call it to stop listening
 */
export function onExternal(name: ExternalEvent, handler: (payload: unknown) => void): () => void {
  const listener = (event: Event) => handler(event instanceof CustomEvent ? event.detail : undefined);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
