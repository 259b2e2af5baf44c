import type { Transaction } from '@tessera/shared-contracts/api';
import type { TransactionView } from './listing';

/** Rows that are read before the page may respond to input. */
const partSize = 500;

/**
 * Reads every transaction of a view, part by part, and lets the page respond in between: for an export.
 *
 * @param signal ends the iteration between two parts; it then throws the signal's reason
 */
export async function* readInParts(
  { total, rows }: TransactionView,
  signal?: AbortSignal,
): AsyncGenerator<readonly Transaction[], void> {
  for (let start = 0; start < total; start += partSize) {
    signal?.throwIfAborted();
    yield rows(start, Math.min(start + partSize, total));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
