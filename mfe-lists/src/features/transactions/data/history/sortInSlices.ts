import type { Slices } from './slices';

/** Elements between two looks at the clock. */
const checkEvery = 256;

/**
 * Sorts numbers stably, in slices. What is in order already takes one pass.
 *
 * @param order the numbers; they are overwritten
 * @returns the sorted numbers
 */
export async function sortInSlices(
  order: Uint32Array,
  compare: (a: number, b: number) => number,
  slices: Slices,
): Promise<Uint32Array> {
  let from = order;
  /** Starts of the parts that are in order. */
  let runs = [0];
  for (let index = 1; index < order.length; index += 1) {
    if (compare(order[index - 1] as number, order[index] as number) > 0) runs.push(index);
    if (index % checkEvery === 0 && slices.isOver()) await slices.next();
  }
  let to = runs.length > 1 ? new Uint32Array(order.length) : order;
  while (runs.length > 1) {
    const merged: number[] = [];
    for (let run = 0; run < runs.length; run += 2) {
      const start = runs[run] as number;
      const middle = runs[run + 1] ?? from.length;
      const end = runs[run + 2] ?? from.length;
      merged.push(start);
      let left = start;
      let right = middle;
      for (let index = start; index < end; index += 1) {
        const isLeft = right >= end || (left < middle && compare(from[left] as number, from[right] as number) <= 0);
        to[index] = from[isLeft ? left++ : right++] as number;
        if (index % checkEvery === 0 && slices.isOver()) await slices.next();
      }
    }
    [from, to, runs] = [to, from, merged];
  }
  return from;
}
