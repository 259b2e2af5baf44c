import { useState } from 'react';

/** Whether two rows have the same fields. */
function isSameRow(a: object, b: object): boolean {
  const [first, second] = [new Map(Object.entries(a)), Object.entries(b)];
  return first.size === second.length && second.every(([name, value]) => Object.is(first.get(name), value));
}

/**
 * Hook: the rows as first read, as long as their fields are the same, so that memoized components need not render again: the same
 * array until a row changes, and in another one the rows that stay in their places.
 */
export function useStableRows<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const [stable, setStable] = useState(rows);
  if (rows === stable) return stable;
  const next = rows.map((row, place) => {
    const known = stable[place];
    return known !== undefined && isSameRow(row, known) ? known : row;
  });
  const isSame = next.length === stable.length && next.every((row, place) => row === stable[place]);
  if (!isSame) setStable(next);
  return isSame ? stable : next;
}
