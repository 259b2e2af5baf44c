import { number, record, safeParse, string } from 'valibot';

const storageKey = 'scroll-positions';
const schema = record(string(), number());
/** Entries kept; the oldest are forgotten first. */
const capacity = 50;

/** How far down each entry of the tab's history was, kept over reloads. Blocked storage forgets, nothing else. */
export function createScrollMemory(storage: () => Storage = () => window.sessionStorage) {
  const positions = new Map<string, number>(Object.entries(readStored(storage)));
  return {
    recall: (entry: string): number | undefined => positions.get(entry),
    remember(entry: string, top: number): void {
      positions.delete(entry);
      positions.set(entry, top);
      const oldest = positions.keys().next();
      if (positions.size > capacity && !oldest.done) positions.delete(oldest.value);
    },
    store(): void {
      try {
        storage().setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // A browser that keeps nothing begins pages at their top.
      }
    },
  };
}

function readStored(storage: () => Storage): Record<string, number> {
  try {
    const result = safeParse(schema, JSON.parse(storage().getItem(storageKey) ?? '{}'));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}
