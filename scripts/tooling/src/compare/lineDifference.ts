/** A line that both texts have, or only one of them. */
export interface DiffLine {
  readonly in: 'both' | 'before' | 'after';
  readonly text: string;
}

/**
 * Compares two texts line by line by their longest common subsequence. Trees of pages have some hundred lines, for which the
 * plain table is fast enough.
 */
export function compareLines(before: string, after: string): readonly DiffLine[] {
  const [old, young] = [before.split('\n'), after.split('\n')];
  /** Length of the common subsequence of what follows a line of each. */
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(young.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      const length =
        old[i] === young[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i]?.fill(length, j, j + 1);
    }
  }
  const lines: DiffLine[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < young.length; ) {
    const [oldText, youngText] = [old[i], young[j]];
    if (oldText !== undefined && oldText === youngText) {
      lines.push({ in: 'both', text: oldText });
      i++;
      j++;
    } else if (oldText !== undefined && (youngText === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ in: 'before', text: oldText });
      i++;
    } else {
      lines.push({ in: 'after', text: youngText ?? '' });
      j++;
    }
  }
  return lines;
}
