import { siteConfigElementId } from '../config';
import { sessionEntries } from '../session';

/** Who a page or a module is prerendered for. */
export type PrerenderedSession = 'visitor' | 'player';

/** Stands for the player's own data, which no page that is the same for everybody may hold. */
const nobody = { id: ' ', username: '', email: '' };

/** What a component finds when it is prerendered. */
export interface FakeBrowser {
  readonly session: PrerenderedSession;
  /** The site's configuration, or placeholders that its values are put in place of later. */
  readonly config: unknown;
  /** What else lies in the storage. */
  readonly storage?: Readonly<Record<string, string>>;
}

/**
 * Runs work with the little of a browser that the first render of a component reads: the storage and the configuration.
 */
export function withFakeBrowser<Result>({ session, config, storage = {} }: FakeBrowser, work: () => Result): Result {
  const player = session === 'player' ? sessionEntries({ token: 'prerendered', user: nobody }) : {};
  const stored = new Map(Object.entries({ ...storage, ...player }));
  const configElement = { textContent: JSON.stringify(config) };
  Object.assign(globalThis, {
    window: { localStorage: { getItem: (key: string) => stored.get(key) ?? null } },
    document: { getElementById: (id: string) => (id === siteConfigElementId ? configElement : null) },
  });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  }
}
