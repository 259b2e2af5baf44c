import { tabItem } from '@tessera/shared-contracts/session';
import { number, record, safeParse, string } from 'valibot';

const item = tabItem('scroll-positions');
const schema = record(string(), number());
/** Entries kept; the oldest are forgotten first. */
const capacity = 50;

/**
 * Remembers the scroll position of each entry of the tab's history across reloads. With storage blocked nothing is
 * remembered, and nothing else changes.
 */
export function createScrollMemory() {
  const positions = new Map<string, number>(Object.entries(readStored()));
  return {
    recall: (entry: string): number | undefined => positions.get(entry),
    remember(entry: string, top: number): void {
      positions.delete(entry);
      positions.set(entry, top);
      const oldest = positions.keys().next();
      if (positions.size > capacity && !oldest.done) positions.delete(oldest.value);
    },
    store: (): void => item.write(JSON.stringify(Object.fromEntries(positions))),
  };
}

function readStored(): Record<string, number> {
  try {
    const result = safeParse(schema, JSON.parse(item.read() ?? '{}'));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}
