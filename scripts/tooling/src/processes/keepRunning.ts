import { setTimeout as delay } from 'node:timers/promises';
import pc from 'picocolors';
import { type Service, type ServiceDefinition, startService, startServices } from './supervisor';

/** Restart policy of a service that keeps ending. */
interface Limits {
  /** Number of ends within the window at which the service is given up. */
  readonly mostEnds: number;
  readonly windowMs: number;
  /** Delay before the first restart; it doubles with each further end in the window. */
  readonly firstDelayMs: number;
}

const usualLimits: Limits = { mostEnds: 5, windowMs: 60_000, firstDelayMs: 250 };

/** A service that is restarted when its process ends unexpectedly. */
export interface KeptService {
  readonly name: string;
  /** Id of the current process, or of the last one. */
  readonly pid: number;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/**
 * Restarts a service when its process ends unexpectedly, and gives up when it keeps ending. A process that was asked to end
 * (`kill PID`, Ctrl-C) is not restarted.
 *
 * @param say prints what happened to it, in one sentence
 */
export function keepRunning(first: Service, say: (text: string) => void, limits: Partial<Limits> = {}): KeptService {
  const { mostEnds, windowMs, firstDelayMs } = { ...usualLimits, ...limits };
  const { name, definition } = first;
  const stopping = new AbortController();
  let current = first;
  let ends: readonly number[] = [];

  /** Records an end; resolves to `true` when it is time for a restart, or to `false` to give up. */
  const mayStartAgain = async (what: string): Promise<boolean> => {
    if (stopping.signal.aborted) return false;
    const now = Date.now();
    ends = [...ends.filter((at) => at > now - windowMs), now];
    if (ends.length >= mostEnds) {
      say(`${what} It is not started again: it has ended ${ends.length} times within ${windowMs / 1000} s.`);
      return false;
    }
    say(`${what} It is started again.`);
    await delay(firstDelayMs * 2 ** (ends.length - 1), undefined, { signal: stopping.signal }).catch(() => undefined);
    return !stopping.signal.aborted;
  };

  const startAgain = async (what: string): Promise<Service | undefined> => {
    for (let happened = what; await mayStartAgain(happened); ) {
      try {
        return await startService(definition, false);
      } catch (error) {
        happened = error instanceof Error ? error.message : String(error);
      }
    }
    return undefined;
  };

  const keep = async () => {
    for (;;) {
      const { reason, isOnPurpose } = await current.ended;
      if (stopping.signal.aborted) return;
      if (isOnPurpose) return say(`${name} has stopped (${reason}); the rest goes on without it.`);
      const next = await startAgain(`${name} has ended unexpectedly (${reason}).`);
      if (next === undefined) return;
      current = next;
      if (stopping.signal.aborted) return void (await current.stop());
      say(`${name} runs again (pid ${current.pid}).`);
    }
  };
  const kept = keep();

  return {
    name,
    get pid() {
      return current.pid;
    },
    stop: async () => {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}

/** Starts services in parallel, keeps them running, and prints what happens to them. */
export async function runServices(definitions: readonly ServiceDefinition[]): Promise<readonly KeptService[]> {
  const services = await startServices(definitions);
  return services.map((service) => keepRunning(service, (text) => console.log(pc.yellow(text))));
}
