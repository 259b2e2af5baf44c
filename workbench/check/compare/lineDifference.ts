import { diffArrays } from 'diff';

/** A line that both texts have, or only one of them. */
export interface DiffLine {
  readonly in: 'both' | 'before' | 'after';
  readonly text: string;
}

/** Compares two texts line by line. */
export const compareLines = (before: string, after: string): readonly DiffLine[] =>
  diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) => {
    const side = added ? 'after' : removed ? 'before' : 'both';
    return value.map((text) => ({ in: side, text }));
  });
