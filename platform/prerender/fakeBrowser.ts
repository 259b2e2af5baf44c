import { siteConfigElementId } from '@tessera/shared-contracts/config';
import { type SessionUser, sessionEntries } from '@tessera/shared-contracts/session';
import { registryElementId } from '../protocol';

/** Session that a page or a module is prerendered for. */
export type PrerenderedSession = 'visitor' | 'player';

/** The player in prerendered pages, without data: these pages are public. */
export const placeholderPlayer: SessionUser = { id: ' ', username: '', email: '' };

/** Environment of a component while it is prerendered. */
export interface FakeBrowser {
  readonly session: PrerenderedSession;
  /** The site's configuration, or placeholders that are replaced with its values later. */
  readonly config: unknown;
  /** The registry of the page. */
  readonly registry?: unknown;
}

/**
 * Runs work with the parts of a browser that the first render of a component reads: storage and configuration.
 */
export function withFakeBrowser<Result>(
  { session, config, registry = { remotes: {} } }: FakeBrowser,
  work: () => Result,
): Result {
  const player = session === 'player' ? sessionEntries({ token: 'prerendered', user: placeholderPlayer }) : {};
  const stored = new Map(Object.entries(player));
  const elements = new Map([
    [siteConfigElementId, { textContent: JSON.stringify(config) }],
    [registryElementId, { textContent: JSON.stringify(registry) }],
  ]);
  Object.assign(globalThis, {
    window: { localStorage: { getItem: (key: string) => stored.get(key) ?? null } },
    document: { getElementById: (id: string) => elements.get(id) ?? null },
  });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  }
}
