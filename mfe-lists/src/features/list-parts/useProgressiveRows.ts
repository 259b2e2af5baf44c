import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks a row whose content is not drawn yet. */
export const undrawn = 'data-undrawn';

/** Milliseconds of a frame that new rows may take. */
const frameMs = 24;

/** What style, layout and paint of a row took lately, in milliseconds. Until that is known, a frame draws one. */
let rowMs = frameMs;

const rowsPerFrame = () => Math.max(1, Math.floor(frameMs / rowMs));

/** Runs within a frame that draws rows: notes what it takes. */
function measureFrame(rows: number): void {
  const begun = performance.now();
  setTimeout(() => {
    rowMs = Math.max(0.1, performance.now() - begun) / rows;
  });
}

/**
 * Draws new rows of a list in as many frames as they need: on a slow device, style, layout and paint of a whole page of them take
 * longer than one. All of them are in the document at once. Their styles hide what is inside an `undrawn` row and keep its size.
 *
 * @param list the parent of the rows
 * @param rows what the list shows: the same array until a row changes
 */
export function useProgressiveRows(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const known = useRef<readonly Element[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what the list has rendered
  useLayoutEffect(() => {
    const all = [...(list.current?.children ?? [])];
    const waiting = all.filter((row) => !known.current.includes(row));
    known.current = all;
    if (waiting.length === 0) return undefined;

    const draw = (next: readonly Element[]) => {
      for (const row of next) row.removeAttribute(undrawn);
    };
    const drawNext = () => {
      const next = waiting.splice(0, rowsPerFrame());
      draw(next);
      measureFrame(next.length);
      if (waiting.length > 0) frame = requestAnimationFrame(drawNext);
    };
    // The next frame draws the first rows.
    const first = waiting.splice(0, rowsPerFrame());
    for (const row of waiting) row.setAttribute(undrawn, '');
    let frame = requestAnimationFrame(() => {
      measureFrame(first.length);
      if (waiting.length > 0) frame = requestAnimationFrame(drawNext);
    });
    return () => {
      cancelAnimationFrame(frame);
      draw(waiting);
    };
  }, [list, rows]);
}
