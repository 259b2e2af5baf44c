import { parse, safeParse } from 'valibot';
import { type EventName, type EventPayload, eventSchemas } from './eventSchemas';

/**
 * Fires an event on `window`, so that parts of the page built by other teams, versions or frameworks receive it too.
 *
 * @throws when the payload does not match the event's schema, so that the error surfaces at the sender
 */
export function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  window.dispatchEvent(new CustomEvent(name, { detail: parse(eventSchemas[name], payload) }));
}

/**
 * Subscribes to an event. An invalid payload is reported to the console and not delivered; a handler that throws does not
 * affect others.
 *
 * @returns the undo: call it to stop listening
 */
export function on<Name extends EventName>(name: Name, handler: (payload: EventPayload<Name>) => void): () => void {
  const listener = (event: Event) => {
    const result = safeParse(eventSchemas[name], event instanceof CustomEvent ? event.detail : undefined);
    if (!result.success) {
      console.warn(`Ignored "${name}": ${result.issues.map((issue) => issue.message).join('; ')}`);
      return;
    }
    try {
      handler(result.output as EventPayload<Name>);
    } catch (error) {
      reportError(error);
    }
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
