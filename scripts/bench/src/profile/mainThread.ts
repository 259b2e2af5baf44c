import {
  longTaskMs,
  mainThreadName,
  namesThread,
  type TraceEvent,
  taskCategory,
  taskName,
  threadOf,
} from '../measure/traceEvents';

/** What is traced: tasks, what the browser did in them, compilation, and names of threads. */
export const profiledCategories = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  taskCategory,
  '__metadata',
];

/** Kinds of work, in the order of the tables. `other` is what no event inside a task accounts for. */
export const workKinds = ['parse', 'compile', 'evaluate', 'run', 'style', 'layout', 'paint', 'gc', 'other'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Work of a page's main thread, in milliseconds of the processor, of one that is as much slower as asked. */
export interface MainThreadWork {
  readonly kinds: Readonly<Record<WorkKind, number>>;
  readonly totalMs: number;
  readonly longestTaskMs: number;
  /** Sum of what each task takes beyond 50 ms. */
  readonly blockingMs: number;
  /** Total blocking time (https://web.dev/articles/tbt): that sum for the tasks after the first contentful paint. */
  readonly totalBlockingMs: number;
  /** The tasks above 50 ms, the longest first. */
  readonly longTasks: readonly LongTask[];
}

/** A long task. */
export interface LongTask {
  readonly ms: number;
  readonly kinds: Readonly<Partial<Record<WorkKind, number>>>;
  /** Files of the scripts that ran in it. */
  readonly scripts: readonly string[];
}

const firstPaintName = 'firstContentfulPaint';

/** Kind of each event; what is inside an event of another name counts as part of it. */
const kindOfEvent: Readonly<Record<string, WorkKind>> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'style',
  'v8.compile': 'compile',
  'V8.CompileCode': 'compile',
  'V8.CompileLazy': 'compile',
  'V8.FinalizeOnMainThread': 'compile',
  'v8.produceCache': 'compile',
  EvaluateScript: 'evaluate',
  FunctionCall: 'run',
  RunMicrotasks: 'run',
  BlinkScheduler_PerformMicrotaskCheckpoint: 'run',
  TimerFire: 'run',
  FireIdleCallback: 'run',
  FireAnimationFrame: 'run',
  EventDispatch: 'run',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  MinorGC: 'gc',
  MajorGC: 'gc',
};

interface Open {
  readonly endUs: number;
  readonly kind: WorkKind;
}

/** Sums the time of tasks by kind of work; each event counts without what is inside it. */
function sumKinds(events: readonly TraceEvent[]): Record<WorkKind, number> {
  const sums = Object.fromEntries(workKinds.map((kind) => [kind, 0])) as Record<WorkKind, number>;
  const open: Open[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while ((open.at(-1)?.endUs ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const outer = open.at(-1);
    const kind = name === taskName ? 'other' : kindOfEvent[name];
    if (kind === undefined || (outer === undefined && name !== taskName)) continue;
    sums[kind] += tdur / 1_000;
    // A task inside a task is part of it.
    if (outer !== undefined) sums[outer.kind] -= tdur / 1_000;
    open.push({ endUs: ts + dur, kind });
  }
  return sums;
}

/** Events of each task of a thread; a task inside a task is part of it. */
function tasksOf(events: readonly TraceEvent[]): readonly (readonly TraceEvent[])[] {
  const tasks: TraceEvent[][] = [];
  let endUs = 0;
  for (const event of events) {
    if (event.ts < endUs) tasks.at(-1)?.push(event);
    else if (event.name === taskName) {
      endUs = event.ts + (event.dur ?? 0);
      tasks.push([event]);
    }
  }
  return tasks;
}

const fileOf = (url: string) =>
  url
    .split('/')
    .at(-1)
    ?.replace(/\.[0-9a-f]{10}(?=\.js$)/, '') ?? url;

function describeTask(events: readonly TraceEvent[], slowdown: number): LongTask {
  const kinds = Object.entries(sumKinds(events)).map(([kind, ms]) => [kind, ms * slowdown] as const);
  const scripts = events.flatMap(({ args }) => (args?.data?.url?.startsWith('http') ? [fileOf(args.data.url)] : []));
  return {
    ms: ((events[0]?.tdur ?? 0) / 1_000) * slowdown,
    kinds: Object.fromEntries(kinds.filter(([, ms]) => ms >= 1).sort(([, one], [, other]) => other - one)),
    scripts: [...new Set(scripts)],
  };
}

/**
 * Computes the work of a page's main thread: of those in a trace, the one with most scripts.
 *
 * @param slowdown how much slower the processor is than the one that the trace was taken on. Chromium's own throttle waits
 *   by the clock, so that other work on the machine would count; time of the processor multiplies instead.
 */
export function mainThreadWork(events: readonly TraceEvent[], slowdown: number): MainThreadWork {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (namesThread(event, mainThreadName)) threads.set(threadOf(event), []);
  }
  for (const event of events) if (event.ph === 'X') threads.get(threadOf(event))?.push(event);
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const blockingOf = (tasks: readonly LongTask[]) => sum(tasks.map(({ ms }) => Math.max(0, ms - longTaskMs)));
  const works = [...threads.values()].map((own): MainThreadWork => {
    // Of two events that begin together, the longer one contains the other.
    own.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
    const described = tasksOf(own).map((task) => ({ startUs: task[0]?.ts ?? 0, ...describeTask(task, slowdown) }));
    const tasks = described.map(({ startUs: _, ...task }) => task);
    const sums = sumKinds(own);
    const paint = events.find(({ name, pid }) => name === firstPaintName && pid === own[0]?.pid);
    const paintedUs = paint?.ts ?? Number.NEGATIVE_INFINITY;
    return {
      kinds: Object.fromEntries(workKinds.map((kind) => [kind, sums[kind] * slowdown])) as MainThreadWork['kinds'],
      totalMs: sum(tasks.map(({ ms }) => ms)),
      longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
      blockingMs: blockingOf(tasks),
      totalBlockingMs: blockingOf(described.filter(({ startUs }) => startUs >= paintedUs)),
      longTasks: tasks.filter(({ ms }) => ms > longTaskMs).sort((one, other) => other.ms - one.ms),
    };
  });
  // A renderer that the browser keeps in reserve has a main thread too, which runs no scripts.
  const scriptMs = ({ kinds }: MainThreadWork) => kinds.evaluate + kinds.run;
  const [busiest] = works.sort((one, other) => scriptMs(other) - scriptMs(one));
  if (busiest === undefined) throw new Error('The trace has no main thread.');
  return busiest;
}
