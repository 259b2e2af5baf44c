import { DatabaseUnavailable } from '../database';

interface Work<Item> {
  /** Does the work for one item, in a separate transaction. */
  readonly work: (item: Item) => Promise<void>;
  /** Sets a failed item aside. */
  readonly setAside: (item: Item, error: unknown) => Promise<unknown>;
  readonly atOnce?: number;
}

/**
 * Does the work for each item separately, so that one failure does not stop the others. A failed item is set aside; if
 * the database was unavailable, the item is left for the next run.
 *
 * @throws after the last item, if any was left
 */
export async function workThrough<Item>(
  items: readonly Item[],
  { work, setAside, atOnce = 1 }: Work<Item>,
): Promise<void> {
  const left: unknown[] = [];
  const attempt = async (item: Item): Promise<void> => {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) left.push(error);
      else await setAside(item, error).catch((failure: unknown) => left.push(failure));
    }
  };
  for (let done = 0; done < items.length; done += atOnce)
    await Promise.all(items.slice(done, done + atOnce).map(attempt));
  if (left.length > 0) throw left[0];
}
