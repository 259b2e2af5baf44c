import { startTransition, useLayoutEffect, useState } from 'react';

/** Content of each place of a list: its row, the previous row until it is replaced, or `undefined`. */
export type ShownRows<Row> = readonly (Row | undefined)[];

interface Step<Row> {
  readonly rows: readonly Row[];
  /** The same array as `rows` once all of them are shown. */
  readonly shown: ShownRows<Row>;
  /** Number of rows that this step renders. */
  readonly drawn: number;
  /** Start time; `undefined` for the first step, since its render includes other work. */
  readonly begunAt: number | undefined;
}

/** Time budget of a step, in milliseconds. */
const stepMs = 32;

/** Rows that fit the time budget: one until measured. */
let rowsPerStep = 1;

/**
 * Adapts the step size to a measured step. A step with time to spare grows by one row: much of its time is the frame's
 * own.
 */
function learn(drawn: number, tookMs: number): void {
  const isOnTime = tookMs <= stepMs;
  // A short step, such as the last rows of a list, does not predict larger steps.
  if (isOnTime && drawn < rowsPerStep) return;
  const fitting = Math.floor((drawn * stepMs) / Math.max(0.1, tookMs));
  rowsPerStep = Math.max(fitting, tookMs < 0.7 * stepMs ? drawn + 1 : 1);
}

/**
 * All rows, or the first one and placeholders. The frame of the first step contains other work too, so it is not
 * measured (`drawn: 0`).
 */
const firstStep = <Row>(rows: readonly Row[]): Step<Row> =>
  rows.length <= rowsPerStep
    ? { rows, shown: rows, drawn: rows.length, begunAt: undefined }
    : { rows, shown: rows.map((row, place) => (place === 0 ? row : undefined)), drawn: 0, begunAt: undefined };

/** Renders the next rows, in the order of the list, where the shown row differs. */
function nextStep<Row>(before: ShownRows<Row>, rows: readonly Row[], begunAt?: number): Step<Row> {
  const waiting = rows.flatMap((row, place) => (row === before[place] ? [] : [place]));
  const next = new Set(waiting.slice(0, rowsPerStep));
  const isLast = next.size === waiting.length;
  const shown = isLast ? rows : rows.map((row, place) => (next.has(place) ? row : before[place]));
  return { rows, shown, drawn: next.size, begunAt };
}

/**
 * Shows other rows of a list in as many steps as they need: on a slow device, a whole page of them takes longer than a
 * frame to render, to lay out and to paint. A row is keyed by its position, so that React updates it instead of
 * recreating it.
 *
 * @param rows the rows to show: the same array until a row changes, with unchanged rows identical
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
