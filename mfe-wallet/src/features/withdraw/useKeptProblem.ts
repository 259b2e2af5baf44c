import { useState } from 'react';

/**
 * The last problem, kept while the next attempt is pending, to avoid a layout shift.
 *
 * @returns the problem and its number, a key that makes screen readers announce the same message again
 */
export function useKeptProblem<Problem>(problem: Problem | undefined, isBusy: boolean) {
  const [kept, setKept] = useState({ problem, count: 0 });
  if (isBusy || kept.problem === problem) return kept;
  const next = { problem, count: kept.count + 1 };
  setKept(next);
  return next;
}
