import { readSiteConfig } from '@tessera/shared-contracts/config';
import { type EventName, eventSchemas } from '@tessera/shared-contracts/events';
import { browserFetch } from './browserFetch';
import { report } from './reports';

/** Reports every call of the provider when it begins, and when its answer does. */
export function reportCalls(): void {
  let calls = 0;
  window.fetch = async (input, init) => {
    const answer = () => browserFetch(input, init);
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (origin !== readSiteConfig().apiOrigin) return answer();
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const begun = performance.now();
    calls += 1;
    // Another document of the stage counts from 1 as well.
    const call = { kind: 'call', id: `${performance.timeOrigin} ${calls}`, method, path: pathname + search } as const;
    report(call);
    const tell = (status?: number) => report({ ...call, status, ms: Math.round(performance.now() - begun) });
    try {
      const response = await answer();
      tell(response.status);
      return response;
    } catch (error) {
      tell();
      throw error;
    }
  };
}

/** Reports errors of the page: those that nobody caught, and those that were logged. */
export function reportErrors(): void {
  const tell = (...values: readonly unknown[]) => report({ kind: 'error', text: values.map(String).join(' ') });
  window.addEventListener('error', ({ message }) => tell(message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  const { error } = console;
  console.error = (...values) => {
    tell(...values);
    error.apply(console, values);
  };
}

/** Reports every event of the bus, including requested toasts; returns the undo. */
export function reportEvents(): () => void {
  const names = Object.keys(eventSchemas) as readonly EventName[];
  const tell = (event: Event) => {
    const detail = event instanceof CustomEvent ? event.detail : undefined;
    report({ kind: 'event', name: event.type, detail: JSON.stringify(detail) ?? '' });
  };
  for (const name of names) window.addEventListener(name, tell);
  return () => {
    for (const name of names) window.removeEventListener(name, tell);
  };
}
