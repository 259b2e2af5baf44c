import { setTimeout as sleep } from 'node:timers/promises';

/** When a fault closes the connection: before or after the work, or after half of the answer's body. */
export const drops = ['before', 'after', 'midway'] as const;

/** A simulated failure of the provider. */
interface Fault {
  /** Any method when `*`. */
  readonly method: string;
  /** A path; `*` matches any characters. Matched with the query only if it contains a `?`. */
  readonly path: string;
  /** Answers with this status instead of doing the work. */
  readonly status?: number | undefined;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /**
   * Waits before anything else, until the faults are cleared at the latest; if nothing else is set, the request is then handled
   * as usual.
   */
  readonly delayMs?: number | undefined;
  /** Closes the connection without a whole answer. */
  readonly drop?: (typeof drops)[number] | undefined;
  /** How many requests it applies to; if unset, all until the faults are cleared. */
  readonly times?: number | undefined;
}

type Listed = Fault & { readonly id: string; readonly used: number };

/** A fault that applies to a request. */
interface TakenFault {
  readonly fault: Fault;
  /** Ends after the fault's delay, or when the faults are cleared. */
  delay(): Promise<void>;
}

/** The active faults, in this process's memory. */
export interface Faults {
  add(fault: Fault): string;
  list(): readonly Listed[];
  clear(): void;
  /** The first fault that matches the request; this counts as one use. */
  take(method: string, url: string): TakenFault | undefined;
}

/** Whether a text has the parts between the stars of a pattern, in this order: a pattern of `RegExp` could take for ever. */
function fits(pattern: string, text: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return text === pattern;
  let from = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return text.startsWith(start) && text.endsWith(end) && from + end.length <= text.length;
}

function isMet({ method, path }: Fault, requestMethod: string, url: string): boolean {
  if (method !== '*' && method.toUpperCase() !== requestMethod) return false;
  const target = path.includes('?') ? url : (url.split('?')[0] ?? url);
  return fits(path, target);
}

const isUsedUp = ({ used, times }: Listed) => used >= (times ?? Number.POSITIVE_INFINITY);

/** @param first faults of another sandbox that apply to this one too, before its own */
export function createFaults(first?: Faults): Faults {
  let faults: readonly Listed[] = [];
  let count = 0;
  let cleared = new AbortController();
  return {
    add(fault) {
      count += 1;
      const id = `fault-${count}`;
      faults = [...faults, { ...fault, id, used: 0 }];
      return id;
    },
    list: () => faults,
    clear() {
      faults = [];
      cleared.abort();
      cleared = new AbortController();
    },
    take(method, url) {
      const shared = first?.take(method, url);
      if (shared !== undefined) return shared;
      const fault = faults.find((one) => isMet(one, method, url) && !isUsedUp(one));
      if (fault === undefined) return undefined;
      faults = faults.map((one) => (one === fault ? { ...fault, used: fault.used + 1 } : one));
      const { signal } = cleared;
      return { fault, delay: () => sleep(fault.delayMs ?? 0, undefined, { signal }).catch(() => undefined) };
    },
  };
}
