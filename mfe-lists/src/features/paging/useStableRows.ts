import { useState } from 'react';

/** Whether two rows have the same fields. */
function isSameRow(a: object, b: object): boolean {
  const [first, second] = [new Map(Object.entries(a)), Object.entries(b)];
  return first.size === second.length && second.every(([name, value]) => Object.is(first.get(name), value));
}

/** Hook: the rows as first read, as long as their fields are the same, so that memoized components need not render again. */
export function useStableRows<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const [stable, setStable] = useState(rows);
  const isSame =
    rows === stable ||
    (rows.length === stable.length && rows.every((row, index) => isSameRow(row, stable[index] as Row)));
  if (!isSame) setStable(rows);
  return isSame ? stable : rows;
}
