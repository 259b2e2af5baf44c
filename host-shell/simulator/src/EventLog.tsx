import { type EventName, eventSchemas } from '@tessera/shared-contracts/events';
import { useEffect, useState } from 'react';
import { messages } from './simulator.messages';

interface LoggedEvent {
  readonly key: number;
  readonly name: string;
  readonly detail: string;
}

const names = Object.keys(eventSchemas) as readonly EventName[];

/** Every event of the bus, newest first, including requested toasts. */
export function EventLog({ isHidden }: { readonly isHidden: boolean }) {
  const [logged, setLogged] = useState<readonly LoggedEvent[]>([]);
  useEffect(() => {
    const log = (event: Event) => {
      const detail = JSON.stringify(event instanceof CustomEvent ? event.detail : undefined);
      setLogged((current) => [{ key: current.length, name: event.type, detail }, ...current]);
    };
    for (const name of names) window.addEventListener(name, log);
    return () => {
      for (const name of names) window.removeEventListener(name, log);
    };
  }, []);
  return (
    <section className="simulator-events" aria-label={messages.events} hidden={isHidden}>
      <ol role="log" aria-label={messages.events}>
        {logged.map(({ key, name, detail }) => (
          <li key={key}>
            <b>{name}</b> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
