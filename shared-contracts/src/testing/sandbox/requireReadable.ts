import type { Rows } from '../../api';

/**
 * Checks that an answer has no row that could not be read. A page shows the others all the same; a provider under test must
 * not count on it.
 *
 * @throws when there is one, wherever in the answer it is
 */
export function requireReadable<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { unreadable } = answer as Partial<Rows<unknown>>;
  if (typeof unreadable === 'number' && unreadable > 0) throw new Error(`${unreadable} rows could not be read.`);
  for (const field of Object.values(answer)) requireReadable(field);
  return answer;
}
