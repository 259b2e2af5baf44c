import { startTransition, useLayoutEffect, useState } from 'react';

/** What each place of a list shows: its row, the one before until its turn comes, or nothing yet. */
export type ShownRows<Row> = readonly (Row | undefined)[];

interface Step<Row> {
  readonly rows: readonly Row[];
  /** The same array as `rows` once all of them are shown. */
  readonly shown: ShownRows<Row>;
  /** Number of rows that this step draws. */
  readonly drawn: number;
  /** When it was begun; `undefined` for the first one, which a render with other work in it begins. */
  readonly begunAt: number | undefined;
}

/** Milliseconds that a step may take. */
const stepMs = 24;

/** What a row took lately to render and to draw, in milliseconds. Until that is known, it is a step of its own. */
let rowMs = stepMs + 1;

const rowsPerStep = () => Math.floor(stepMs / rowMs);

/** The next rows in the order of the list, in the places that show something else. */
function nextStep<Row>(before: ShownRows<Row>, rows: readonly Row[], least: 0 | 1, begunAt?: number): Step<Row> {
  const waiting = rows.flatMap((row, place) => (row === before[place] ? [] : [place]));
  const next = new Set(waiting.slice(0, Math.max(least, rowsPerStep())));
  const isLast = next.size === waiting.length;
  const shown = isLast ? rows : rows.map((row, place) => (next.has(place) ? row : before[place]));
  return { rows, shown, drawn: next.size, begunAt };
}

/**
 * Shows other rows of a list in as many steps as they need: on a slow device, a whole page of them takes longer than a frame to
 * render, to lay out and to paint. A row has its place as its key, so that what the place shows is changed, not made anew.
 *
 * @param rows what the list is to show: the same array until a row changes, with the same rows where they did not
 */
export function useRowSteps<Row>(rows: readonly Row[]): ShownRows<Row> {
  // Where one row takes a step, the first draws the places of all: there is more than the list in its frame.
  const [latest, setStep] = useState(() => nextStep([], rows, 0));
  let step = latest;
  if (latest.rows !== rows) {
    step = nextStep(latest.shown, rows, 1);
    setStep(step);
  }
  useLayoutEffect(() => {
    if (step.drawn === 0 && step.shown === rows) return undefined;
    const renderMs = step.begunAt === undefined ? 0 : performance.now() - step.begunAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      const frameBegunAt = performance.now();
      // After style, layout and paint of the frame.
      timer = setTimeout(() => {
        const now = performance.now();
        if (step.drawn > 0) rowMs = Math.max(0.1, renderMs + now - frameBegunAt) / step.drawn;
        if (step.shown === rows) return;
        startTransition(() => setStep((current) => (current === step ? nextStep(step.shown, rows, 1, now) : current)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [step, rows]);
  return step.shown;
}
