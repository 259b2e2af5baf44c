import { type EventPayload, on } from '@tessera/shared-contracts/events';

const early: EventPayload<'toast-requested'>[] = [];
let stopKeeping = () => {};

/**
 * Queues toasts that are requested before {@link Toasts} mounts: an expired session may be detected before the first
 * render.
 */
export function keepEarlyToasts(): void {
  stopKeeping = on('toast-requested', (request) => early.push(request));
}

/** Stops queueing. The result is empty once the toasts were shown ({@link forgetEarlyToasts}). */
export function takeEarlyToasts(): readonly EventPayload<'toast-requested'>[] {
  stopKeeping();
  return early;
}

/** Called when the early toasts are shown. */
export function forgetEarlyToasts(): void {
  early.length = 0;
}
