import type { OwnAddresses } from './markupFaults';
import { runThread } from './runThread';

const timeLimitMs = 60_000;

/** Styles with the markup that they are for. */
interface StyledMarkup {
  readonly css: string;
  readonly markups: readonly string[];
}

/**
 * Finds what remotes' styles and markup must not have (`markupFaults.ts`), in a thread with limits of time and memory: some
 * texts take the parsers hours.
 *
 * @returns the faults of each part, each once; rejects where a limit was reached
 */
export const findFaults = async (
  remote: string,
  parts: readonly StyledMarkup[],
  own: OwnAddresses,
  limitMs = timeLimitMs,
): Promise<readonly (readonly string[])[]> =>
  (await runThread('./faultsWorker.mjs', { remote, parts, own }, limitMs)) as readonly (readonly string[])[];
