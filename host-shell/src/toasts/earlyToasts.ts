import { type EventPayload, on } from '@tessera/shared-contracts/events';

const early: EventPayload<'toast-requested'>[] = [];
let stopKeeping = () => {};

/** Keeps toasts that are requested before {@link Toasts} is in the page: a session can be found expired before the first render. */
export function keepEarlyToasts(): void {
  stopKeeping = on('toast-requested', (request) => early.push(request));
}

/** Ends the keeping. The result is empty once they are shown ({@link forgetEarlyToasts}). */
export function takeEarlyToasts(): readonly EventPayload<'toast-requested'>[] {
  stopKeeping();
  return early;
}

/** To be called when the early toasts are shown. */
export function forgetEarlyToasts(): void {
  early.length = 0;
}
