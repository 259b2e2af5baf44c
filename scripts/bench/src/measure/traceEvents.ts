/** An event of a trace as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor: other work on the machine does not lengthen it. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly url?: string; readonly functionName?: string };
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * Name of the event that is a task of a thread; what happens in the task is inside it. That of the scheduler,
 * `ThreadControllerImpl::RunTask`, ends before the microtasks that a task is followed by, in which promises are continued.
 */
export const taskName = 'RunTask';

/** Category of that event. */
export const taskCategory = 'disabled-by-default-devtools.timeline';

/** Name of a page's main thread. */
export const mainThreadName = 'CrRendererMain';

/** Milliseconds above which a task is long (https://w3c.github.io/longtasks/). */
export const longTaskMs = 50;

/** Identifies the thread of an event within a trace. */
export const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Whether the event names its thread so. */
export const namesThread = ({ name, args }: TraceEvent, wanted: string): boolean =>
  name === 'thread_name' && args?.name === wanted;
