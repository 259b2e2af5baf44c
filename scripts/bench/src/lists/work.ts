import type { CDPSession, Page } from '@playwright/test';
import { answerMark, pageMark, readTasks, readTrace, recordTrace, type Trace } from './trace';

/** Work of a page's main thread during an activity, and how regular its frames were. */
export interface Work {
  readonly scriptMs: number;
  /** Style and layout. */
  readonly layoutMs: number;
  /** Everything on the main thread, painting included. */
  readonly taskMs: number;
  /** The longest task, in time of the processor: other work on the machine does not lengthen it. */
  readonly longestTaskMs: number;
  /** Tasks of more than 50 ms, in time of the processor. */
  readonly longTasks: number;
  /** As the longest task, among those that ended after the first byte of the answer that a scene waits for. */
  readonly longestTaskSinceAnswerMs: number;
  readonly longTasksSinceAnswer: number;
  /** The longest task by the clock: other work on the machine lengthens it. */
  readonly longestTaskClockMs: number;
  /** What the page's scripts keep in memory afterwards, in megabytes. */
  readonly heapMb: number;
  /** The longest time by the clock from a press, click or letter to the frame that shows its effect; 0 without one of 16 ms. */
  readonly longestInputMs: number;
  readonly longestFrameMs: number;
  /** Dropped frames, at 60 a second. */
  readonly droppedFrames: number;
}

declare global {
  interface Window {
    tesseraFrames?: number[];
    tesseraInputs?: { longestMs: number };
  }
}

/** Runs in the page: keeps the longest time from an input to its frame. */
function watchInputs(): void {
  const inputs = { longestMs: 0 };
  window.tesseraInputs = inputs;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if ((entry.interactionId ?? 0) > 0) inputs.longestMs = Math.max(inputs.longestMs, entry.duration);
    }
  });
  // The shortest threshold that browsers have.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: records the time of each frame until the next call. */
function watchFrames(): void {
  const times: number[] = [];
  window.tesseraFrames = times;
  const note = (time: number) => {
    if (window.tesseraFrames !== times) return;
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const frameMs = 1_000 / 60;

/** Longest gap between frames, and how many frames were dropped. */
export function frameGaps(times: readonly number[]): Pick<Work, 'longestFrameMs' | 'droppedFrames'> {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    longestFrameMs: Math.max(0, ...gaps),
    droppedFrames: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0),
  };
}

async function readMetrics(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, name === 'JSHeapUsedSize' ? value / 1e6 : value * 1_000]));
}

/** Runs in the page: marks when the first byte came of the answer to the first call of a path in the activity. */
function markAnswer([mark, path, begin]: readonly [mark: string, path: string, begin: string]): void {
  const since = performance.getEntriesByName(begin)[0]?.startTime ?? 0;
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const call = calls.find(({ name, startTime }) => startTime >= since && new URL(name).pathname.endsWith(path));
  if (call === undefined || call.responseStart === 0) throw new Error(`The page has no times of the call ${path}.`);
  performance.mark(mark, { startTime: call.responseStart });
}

/** Runs an activity and measures the page's work, all of it and from the first byte of an answer. */
export async function measureWork(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  answer?: string,
): Promise<Work & { readonly trace: Trace }> {
  await page.evaluate(watchFrames);
  await page.evaluate(watchInputs);
  const { result, json } = await recordTrace(page, async () => {
    const before = await readMetrics(session);
    await act();
    const after = await readMetrics(session);
    if (answer !== undefined) await page.evaluate(markAnswer, [answerMark, answer, pageMark] as const);
    return { before, after };
  });
  const { before, after } = result;
  const trace = readTrace(json);
  const times = await page.evaluate(() => {
    const kept = window.tesseraFrames ?? [];
    window.tesseraFrames = [];
    return kept;
  });
  const longestInputMs = await page.evaluate(() => window.tesseraInputs?.longestMs ?? 0);
  await session.send('HeapProfiler.collectGarbage');
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const { allTasksMs: _, ...tasks } = readTasks(trace);
  return {
    scriptMs: spent('ScriptDuration'),
    layoutMs: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    taskMs: spent('TaskDuration'),
    ...tasks,
    heapMb: (await readMetrics(session)).get('JSHeapUsedSize') ?? 0,
    longestInputMs,
    ...frameGaps(times),
    trace,
  };
}
