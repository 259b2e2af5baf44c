import { type EventName, type EventPayload, eventSchemas } from '../events';
import { onCleanup } from './cleanup';

/** One fired event. */
export type RecordedEvent = {
  [Name in EventName]: { readonly name: Name; readonly payload: EventPayload<Name> };
}[EventName];

/** Collects every event of the bus from now to the end of the test, in order. */
export function recordEvents(): readonly RecordedEvent[] {
  const recorded: RecordedEvent[] = [];
  for (const name of Object.keys(eventSchemas) as EventName[]) {
    const listener = (event: Event) => {
      recorded.push({ name, payload: (event as CustomEvent).detail } as RecordedEvent);
    };
    window.addEventListener(name, listener);
    onCleanup(() => window.removeEventListener(name, listener));
  }
  return recorded;
}

/** Collects what toasts say from now to the end of the test; the result reads them, in order. */
export function recordToasts(): () => readonly EventPayload<'toast-requested'>[] {
  const events = recordEvents();
  return () => events.flatMap(({ name, payload }) => (name === 'toast-requested' ? [payload] : []));
}
