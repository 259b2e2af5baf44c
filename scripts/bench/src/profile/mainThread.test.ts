import type { TraceEvent } from '../measure/traceEvents';
import { mainThreadWork } from './mainThread';

const thread = { pid: 1, tid: 2 };
const task = 'RunTask';
const named: TraceEvent = { ...thread, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };
/** An event that waited for the processor as long as it had it. Times in milliseconds. */
const event = (name: string, startMs: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ ...thread, name, ph: 'X', ts: startMs * 1_000, dur: ms * 2_000, tdur: ms * 1_000 },
  ...more,
});

test('each event counts without what is inside it, in time of the processor', () => {
  const events = [
    named,
    event(task, 0, 30),
    event('EvaluateScript', 2, 20),
    event('Layout', 4, 5),
    event('v8.compile', 20, 1),
  ];
  const { kinds, totalMs } = mainThreadWork(events, 1);
  expect(kinds).toMatchObject({ evaluate: 14, layout: 5, compile: 1, other: 10, run: 0 });
  expect(totalMs).toBe(30);
});

test('a task is long by the slower processor, and blocks for what it takes beyond 50 ms', () => {
  const script = { args: { data: { url: 'https://site.example/shell/1/main.0123456789.js' } } };
  const events = [named, event(task, 0, 20), event('FunctionCall', 0, 15, script), event(task, 100, 10)];
  expect(mainThreadWork(events, 4)).toMatchObject({
    longestTaskMs: 80,
    blockingMs: 30,
    longTasks: [{ ms: 80, kinds: { run: 60, other: 20 }, scripts: ['main.js'] }],
  });
});

test('total blocking time counts what is after the first contentful paint', () => {
  const paint: TraceEvent = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 60_000 };
  const elsewhere: TraceEvent = { ...paint, pid: 9, ts: 0 };
  const events = [named, event(task, 0, 20), event(task, 100, 15), event(task, 200, 25), elsewhere, paint];
  expect(mainThreadWork(events, 4)).toMatchObject({ blockingMs: 90, totalBlockingMs: 60 });
});

test('a task inside a task is part of it, and other threads do not count', () => {
  const elsewhere = { pid: 9, tid: 9 };
  const events = [named, event(task, 0, 20), event(task, 5, 10), event(task, 0, 90, elsewhere)];
  expect(mainThreadWork(events, 1).totalMs).toBe(20);
});

test('of several main threads the one that runs scripts counts', () => {
  const reserve = { pid: 5, tid: 6 };
  const events = [
    ...[{ ...named, ...reserve }, event(task, 0, 90, reserve)],
    ...[named, event(task, 0, 20), event('EvaluateScript', 0, 10)],
  ];
  expect(mainThreadWork(events, 1).totalMs).toBe(20);
});

test('a trace without a main thread is an error', () => {
  expect(() => mainThreadWork([event(task, 0, 1)], 1)).toThrow('no main thread');
});
