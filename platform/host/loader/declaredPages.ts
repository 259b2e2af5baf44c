import { object, optional, parse, record, string } from 'valibot';
import { type RoutedPages, registryElementId, routedPagesSchema } from '../../protocol';

const declaringSchema = object({
  remotes: record(string(), object({ pages: optional(routedPagesSchema) })),
});

/** The pages that remotes declare, by remote. */
export type PagesOfRemotes = ReadonlyMap<string, RoutedPages>;

const none: PagesOfRemotes = new Map();
const read = new WeakMap<object, PagesOfRemotes>();

/** Reads the pages that remotes declare from the registry in the page, once. */
export function declaredPages(): PagesOfRemotes {
  const element = document.getElementById(registryElementId);
  if (element === null) return none;
  const known = read.get(element);
  if (known !== undefined) return known;
  let found = none;
  try {
    const { remotes } = parse(declaringSchema, JSON.parse(element.textContent));
    found = new Map(
      Object.entries(remotes).flatMap(([name, { pages }]) => (pages === undefined ? [] : [[name, pages]])),
    );
  } catch {
    // `readRegistry` reports it.
  }
  read.set(element, found);
  return found;
}
