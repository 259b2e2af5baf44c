import type { selfTestMessages } from './selfTest.messages';

/** What a score means, by the bounds of Ferris and Wynne: 0, 1 to 2, 3 to 7, 8 and more. */
export function resultOf(score: number): keyof typeof selfTestMessages.results {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
