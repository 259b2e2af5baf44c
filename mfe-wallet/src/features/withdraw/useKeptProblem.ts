import { useState } from 'react';

/**
 * The last problem, kept while the next try is under way, so that nothing moves under the pointer.
 *
 * @returns the problem, and the number of it: a key by which the same words are announced again
 */
export function useKeptProblem<Problem>(problem: Problem | undefined, isBusy: boolean) {
  const [kept, setKept] = useState({ problem, count: 0 });
  if (isBusy || kept.problem === problem) return kept;
  const next = { problem, count: kept.count + 1 };
  setKept(next);
  return next;
}
