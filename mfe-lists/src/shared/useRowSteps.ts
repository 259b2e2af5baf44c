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
const stepMs = 32;

/** Rows that a step has time for: one until it is known what that takes. */
let rowsPerStep = 1;

/** Learns from what a step took. Much of that is the frame's, whatever its rows: a step that left time is tried with one more. */
function learn(drawn: number, tookMs: number): void {
  const isOnTime = tookMs <= stepMs;
  // The last rows of a list, or one that arrived, say nothing about larger steps.
  if (isOnTime && drawn < rowsPerStep) return;
  const fitting = Math.floor((drawn * stepMs) / Math.max(0.1, tookMs));
  rowsPerStep = Math.max(fitting, tookMs < 0.7 * stepMs ? drawn + 1 : 1);
}

/**
 * All rows, or the first one and the places of the others. There is more than the list in the frame of its first step: what that
 * takes teaches nothing, so none counts as drawn.
 */
const firstStep = <Row>(rows: readonly Row[]): Step<Row> =>
  rows.length <= rowsPerStep
    ? { rows, shown: rows, drawn: rows.length, begunAt: undefined }
    : { rows, shown: rows.map((row, place) => (place === 0 ? row : undefined)), drawn: 0, begunAt: undefined };

/** The next rows in the order of the list, in the places that show something else. */
function nextStep<Row>(before: ShownRows<Row>, rows: readonly Row[], begunAt?: number): Step<Row> {
  const waiting = rows.flatMap((row, place) => (row === before[place] ? [] : [place]));
  const next = new Set(waiting.slice(0, rowsPerStep));
  const isLast = next.size === waiting.length;
  const shown = isLast ? rows : rows.map((row, place) => (next.has(place) ? row : before[place]));
  return { rows, shown, drawn: next.size, begunAt };
}

/**
 * Shows other rows of a list in as many steps as they need: on a slow device, a whole page of them takes longer than a frame to
 * render, to lay out and to paint. A row is keyed by its position, so that React updates it instead of recreating it.
 *
 * @param rows what the list is to show: the same array until a row changes, with the same rows where they did not
 */
export function useRowSteps<Row>(rows: readonly Row[]): ShownRows<Row> {
  const [latest, setStep] = useState(() => firstStep(rows));
  let step = latest;
  if (latest.rows !== rows) {
    step = nextStep(latest.shown, rows);
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
        if (step.drawn > 0) learn(step.drawn, renderMs + now - frameBegunAt);
        if (step.shown === rows) return;
        startTransition(() => setStep((current) => (current === step ? nextStep(step.shown, rows, now) : current)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [step, rows]);
  return step.shown;
}
