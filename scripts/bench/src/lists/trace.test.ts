import { readTasks, readTrace } from './trace';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name } });
const task = (tid: number, ms: number, processorMs: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts: 0,
  dur: ms * 1_000,
  tdur: processorMs * 1_000,
});

test('keeps the longer tasks of main threads, and finds the longest in time of the processor', () => {
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 90, 20),
    task(1, 40, 30),
    task(1, 70, 60),
    task(1, 1, 1),
    task(2, 500, 500),
  ];
  const trace = readTrace(Buffer.from(JSON.stringify({ traceEvents })));
  expect(trace.traceEvents).toHaveLength(4);
  expect(readTasks(trace)).toEqual({ allTasksMs: 110, longestTaskMs: 60, longTasks: 1, longestTaskClockMs: 90 });
});

test('a trace without tasks has no longest', () => {
  expect(readTasks({ traceEvents: [] })).toEqual({
    allTasksMs: 0,
    longestTaskMs: 0,
    longTasks: 0,
    longestTaskClockMs: 0,
  });
});
