import * as v from 'valibot';

/** Draws without replacement (Fisher–Yates): each float picks one of the remaining numbers 0 … `size` − 1, which keep their order. */
export function drawWithoutReplacement(size: number, floats: readonly number[]): number[] {
  // A loop, as this runs millions of times in tests and Array.from takes six times as long.
  const left: number[] = [];
  for (let index = 0; index < size; index += 1) left.push(index);
  return floats.map((float) => {
    const index = Math.floor(float * left.length);
    const drawn = left[index] ?? 0;
    left.splice(index, 1);
    return drawn;
  });
}

/** Schema of distinct whole numbers within bounds, in any order; the output is in ascending order. */
export const picksSchema = ({ from, to, most, message }: { from: number; to: number; most: number; message: string }) =>
  v.pipe(
    v.array(v.number()),
    v.check(
      (picks) =>
        picks.length >= 1 &&
        picks.length <= most &&
        new Set(picks).size === picks.length &&
        picks.every((pick) => Number.isInteger(pick) && pick >= from && pick <= to),
      message,
    ),
    v.transform((picks) => [...picks].sort((a, b) => a - b)),
  );
