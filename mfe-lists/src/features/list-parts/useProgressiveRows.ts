import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks a row whose content is not drawn yet. */
export const undrawn = 'data-undrawn';

/**
 * Draws rows that a list gains a few in each frame: the style, layout and paint of a whole page of them take longer than one.
 * All of them are in the document at once. Their styles hide what is inside an `undrawn` row and keep its size.
 *
 * @param list the parent of the rows
 * @param count its rows
 * @param step rows in each frame
 */
export function useProgressiveRows(list: RefObject<HTMLElement | null>, count: number, step: number): void {
  const drawn = useRef(0);
  useLayoutEffect(() => {
    const waiting = [...(list.current?.children ?? [])].slice(drawn.current + step);
    drawn.current = count;
    for (const row of waiting) row.setAttribute(undrawn, '');

    const draw = (rows: readonly Element[]) => {
      for (const row of rows) row.removeAttribute(undrawn);
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
  }, [list, count, step]);
}
