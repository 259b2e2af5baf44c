import { siteConfigElementId } from '@tessera/shared-contracts/config';
import { sessionEntries } from '@tessera/shared-contracts/session';
import type { PageVariant } from './pageVariants';

/** Stands for the player's own data, which no page that is the same for everybody may hold. */
const nobody = { id: ' ', username: '', email: '' };

const storageOf = ({ session, sidebar }: PageVariant): Readonly<Record<string, string>> => ({
  sidebar,
  ...(session === 'player' && sessionEntries({ token: 'prerendered', user: nobody })),
});

/**
 * Runs work with the little of a browser that the first render of the page's components reads: the storage and the
 * configuration.
 */
export function withFakeBrowser<Result>(variant: PageVariant, config: unknown, work: () => Result): Result {
  const storage = storageOf(variant);
  const configElement = { textContent: JSON.stringify(config) };
  Object.assign(globalThis, {
    window: { localStorage: { getItem: (key: string) => storage[key] ?? null } },
    document: { getElementById: (id: string) => (id === siteConfigElementId ? configElement : null) },
  });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  }
}
