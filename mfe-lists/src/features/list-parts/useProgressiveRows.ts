import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks a row whose content is not drawn yet. */
export const undrawn = 'data-undrawn';

/** How many rows a frame draws. */
interface RowsPerFrame {
  /** Of rows that a list begins with or gains. */
  readonly added: number;
  /** Of rows that replace others; all at once by default. Those below the screen may be left to the next frame. */
  readonly replaced?: number;
}

/**
 * Draws new rows of a list a few in each frame: the style, layout and paint of a whole page of them take longer than one. All of
 * them are in the document at once. Their styles hide what is inside an `undrawn` row and keep its size.
 *
 * @param list the parent of the rows
 * @param rows what the list shows: the same array until a row changes
 */
export function useProgressiveRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  { added, replaced = Number.POSITIVE_INFINITY }: RowsPerFrame,
): void {
  const known = useRef<readonly Element[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what the list has rendered
  useLayoutEffect(() => {
    const all = [...(list.current?.children ?? [])];
    const isExtended = known.current.every((row, index) => row === all[index]);
    const fresh = all.filter((row) => !known.current.includes(row));
    known.current = all;
    const step = isExtended ? added : replaced;
    const waiting = fresh.slice(step);
    for (const row of waiting) row.setAttribute(undrawn, '');

    const draw = (next: readonly Element[]) => {
      for (const row of next) row.removeAttribute(undrawn);
    };
    const drawNext = () => {
      draw(waiting.splice(0, step));
      if (waiting.length > 0) frame = requestAnimationFrame(drawNext);
    };
    // The next frame draws the first rows.
    let frame = waiting.length > 0 ? requestAnimationFrame(() => (frame = requestAnimationFrame(drawNext))) : 0;
    return () => {
      cancelAnimationFrame(frame);
      draw(waiting);
    };
  }, [list, rows, added, replaced]);
}
