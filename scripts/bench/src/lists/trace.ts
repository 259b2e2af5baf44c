import type { Page } from '@playwright/test';
import {
  longTaskMs,
  mainThreadName,
  namesThread,
  type TraceEvent,
  taskCategory,
  taskName,
  threadOf,
} from '../measure/traceEvents';

/** A trace that browsers and Perfetto open: the tasks of a page's main thread, without the shortest. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** What is traced: tasks, names of threads, and the mark of the measured page. */
const tracedCategories = ['toplevel', taskCategory, '__metadata', 'blink.user_timing'];
/** Set in the measured page. Chromium traces all processes, also one that it starts ahead for the next page. */
export const pageMark = 'tessera-measured-page';
/** Set at the first byte of the answer that a scene waits for. */
export const answerMark = 'tessera-answer-began';
/** Enough for minutes of tasks; Chromium's own size is full after seconds of short ones. */
const bufferKb = 400_000;

/**
 * Records a trace of a page during an activity in which it stays in its process.
 *
 * @throws when Chromium lost events of it: its sums would be too small
 */
export async function recordTrace<Result>(
  page: Page,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly json: Buffer }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Only a page of a launched browser can be traced.');
  const session = await browser.newBrowserCDPSession();
  try {
    const traceConfig = {
      includedCategories: tracedCategories,
      excludedCategories: ['*'],
      traceBufferSizeInKb: bufferKb,
    };
    await session.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
    await page.evaluate((mark) => void performance.mark(mark), pageMark);
    const result = await act();
    const completed = new Promise<{ readonly stream?: string; readonly dataLossOccurred: boolean }>((resolve) =>
      session.once('Tracing.tracingComplete', resolve),
    );
    await session.send('Tracing.end');
    const { stream, dataLossOccurred } = await completed;
    if (dataLossOccurred || stream === undefined) throw new Error('The browser lost events of its trace.');
    const pieces: Buffer[] = [];
    for (let isRead = false; !isRead; ) {
      const { data, eof, base64Encoded } = await session.send('IO.read', { handle: stream });
      pieces.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
      isRead = eof;
    }
    await session.send('IO.close', { handle: stream });
    return { result, json: Buffer.concat(pieces) };
  } finally {
    await session.detach();
  }
}

/** Tasks below this are left out, in microseconds. */
const shortestKept = 8_000;

/** Whether it is a question of a debugger, such as Playwright's search for a button. Players' pages are asked none. */
const isDebugging = ({ name, args }: TraceEvent) =>
  name === 'Receive mojo message' &&
  args?.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.DevTools') === true;

/** Reads the measured page's threads of a name from a trace as Chromium writes it, without tasks of the debugger. */
export function readThread(json: Buffer, wanted: string): Trace {
  const all = (JSON.parse(json.toString()) as Trace).traceEvents;
  const pageProcess = all.find(({ name }) => name === pageMark)?.pid;
  if (pageProcess === undefined) throw new Error('The trace does not have the measured page.');
  const traceEvents = all.filter(({ pid }) => pid === pageProcess);
  const threads = new Set(traceEvents.filter((event) => namesThread(event, wanted)).map(threadOf));
  const questions = traceEvents.filter(isDebugging);
  const isAsked = (task: TraceEvent) =>
    questions.some(
      (event) => threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0),
    );
  return {
    traceEvents: traceEvents.filter(
      (event) =>
        threads.has(threadOf(event)) &&
        (event.name === 'thread_name' || event.name === answerMark || (event.name === taskName && !isAsked(event))),
    ),
  };
}

/** Reads the measured page's main thread from a trace as Chromium writes it, without the shortest tasks. */
export function readTrace(json: Buffer): Trace {
  const { traceEvents } = readThread(json, mainThreadName);
  const isKept = ({ name, dur = 0 }: TraceEvent) => name !== taskName || dur >= shortestKept;
  return {
    traceEvents: traceEvents.filter(isKept).map(({ name, ph, pid, tid, ts, dur, tdur, args }) => ({
      ...{ name, ph, pid, tid, ts },
      ...(name === taskName ? { dur, tdur } : { args }),
    })) as TraceEvent[],
  };
}

/** The tasks of a trace, in milliseconds of the processor, which other work on the machine does not lengthen. */
export function readTasks({ traceEvents }: Trace) {
  const tasks = traceEvents.filter(({ name }) => name === taskName);
  const spent = tasks.map(({ tdur = 0 }) => tdur / 1_000);
  const answered = traceEvents.find(({ name }) => name === answerMark)?.ts ?? Number.NEGATIVE_INFINITY;
  const spentSinceAnswer = spent.filter((_, index) => {
    const { ts = 0, dur = 0 } = tasks[index] ?? {};
    return ts + dur > answered;
  });
  return {
    allTasksMs: spent.reduce((sum, ms) => sum + ms, 0),
    longestTaskMs: Math.max(0, ...spent),
    longTasks: spent.filter((ms) => ms > longTaskMs).length,
    /** Of those that ended after the answer's first byte; of all where a scene waits for none. */
    longestTaskSinceAnswerMs: Math.max(0, ...spentSinceAnswer),
    longTasksSinceAnswer: spentSinceAnswer.filter((ms) => ms > longTaskMs).length,
    /** The longest one by the clock, waiting for the processor included. */
    longestTaskClockMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000)),
  };
}
