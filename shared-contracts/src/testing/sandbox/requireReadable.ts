import type { Rows } from '../../api';

/**
 * Checks that all rows of an answer are readable. A page shows the readable ones anyway, but a provider under test must
 * not rely on it.
 *
 * @throws when there is an unreadable row anywhere in the answer
 */
export function requireReadable<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { unreadable } = answer as Partial<Rows<unknown>>;
  if (typeof unreadable === 'number' && unreadable > 0) throw new Error(`${unreadable} rows could not be read.`);
  for (const field of Object.values(answer)) requireReadable(field);
  return answer;
}
