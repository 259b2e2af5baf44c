/** An event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A trace that browsers and Perfetto open: the tasks of pages' main threads, without the shortest. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** What is traced: tasks, and names of threads. */
export const tracedCategories = ['toplevel', '__metadata'];

const taskName = 'ThreadControllerImpl::RunTask';
/** Tasks below this are left out, in microseconds. */
const shortestKept = 8_000;

/** Reads a trace as Chromium writes it. */
export function readTrace(json: Buffer): Trace {
  const { traceEvents } = JSON.parse(json.toString()) as Trace;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const isKept = (event: TraceEvent) =>
    mainThreads.has(threadOf(event)) &&
    (event.name === 'thread_name' || (event.name === taskName && (event.dur ?? 0) >= shortestKept));
  return {
    traceEvents: traceEvents.filter(isKept).map(({ name, ph, pid, tid, ts, dur, tdur, args }) => ({
      ...{ name, ph, pid, tid, ts },
      ...(name === taskName ? { dur, tdur } : { args }),
    })) as TraceEvent[],
  };
}

/** The longest task of a trace, in milliseconds of the processor. */
export const longestTaskMs = ({ traceEvents }: Trace): number =>
  Math.max(0, ...traceEvents.flatMap(({ name, tdur = 0 }) => (name === taskName ? [tdur / 1_000] : [])));
