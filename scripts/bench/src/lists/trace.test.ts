import { answerMark, pageMark, readTasks, readTrace } from './trace';

const thread = (tid: number, name: string, pid = 1) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const mark = { name: pageMark, ph: 'I', pid: 1, tid: 1, ts: 0 };
const question = {
  ...{ name: 'Receive mojo message', ph: 'X', pid: 1, tid: 1, ts: 1_000_001, dur: 299_000 },
  args: { chrome_mojo_event_info: { mojo_interface_tag: 'blink.mojom.DevToolsSession' } },
};
const task = (tid: number, ms: number, processorMs: number, { pid = 1, ts = 0 } = {}) => ({
  name: 'RunTask',
  ph: 'X',
  pid,
  tid,
  ts,
  dur: ms * 1_000,
  tdur: processorMs * 1_000,
});

test('keeps the longer tasks of the page’s main thread, and finds the longest in time of the processor', () => {
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    thread(1, 'CrRendererMain', 7),
    mark,
    task(1, 90, 20),
    task(1, 40, 30),
    task(1, 70, 60),
    task(1, 1, 1),
    task(2, 500, 500),
    // Of a process that Chromium started ahead.
    task(1, 600, 600, { pid: 7 }),
    // Of the debugger.
    task(1, 300, 300, { ts: 1_000_000 }),
    question,
  ];
  const trace = readTrace(Buffer.from(JSON.stringify({ traceEvents })));
  expect(trace.traceEvents).toHaveLength(4);
  const of = { longestTaskMs: 60, longTasks: 1 };
  const sinceAnswer = { longestTaskSinceAnswerMs: 60, longTasksSinceAnswer: 1 };
  expect(readTasks(trace)).toEqual({ allTasksMs: 110, ...of, longestTaskClockMs: 90, ...sinceAnswer });
});

test('a trace without tasks has no longest', () => {
  expect(readTasks({ traceEvents: [] })).toEqual({
    allTasksMs: 0,
    longestTaskMs: 0,
    longTasks: 0,
    longestTaskClockMs: 0,
    longestTaskSinceAnswerMs: 0,
    longTasksSinceAnswer: 0,
  });
});

test('tasks that ended before the first byte of an answer count apart', () => {
  const answer = { ...mark, name: answerMark, ts: 500_000 };
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    mark,
    task(1, 90, 90),
    // The answer came within it.
    task(1, 60, 55, { ts: 480_000 }),
    task(1, 40, 30, { ts: 600_000 }),
    answer,
  ];
  expect(readTasks(readTrace(Buffer.from(JSON.stringify({ traceEvents }))))).toMatchObject({
    ...{ longestTaskMs: 90, longTasks: 2 },
    ...{ longestTaskSinceAnswerMs: 55, longTasksSinceAnswer: 1 },
  });
});

test('a trace of something else than the page is refused', () => {
  const traceEvents = [thread(1, 'CrRendererMain'), task(1, 90, 80)];
  expect(() => readTrace(Buffer.from(JSON.stringify({ traceEvents })))).toThrow('does not have the measured page');
});
