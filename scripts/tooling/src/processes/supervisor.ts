import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { packageFile, projectRoot, UserError } from '@tessera/platform/project';

/** A process of the suite. */
export interface ServiceDefinition {
  readonly name: string;
  /** Module to run, absolute. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Time it may take to become ready, in milliseconds. */
  readonly readyWithinMs: number;
}

/** A running service. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** Ends it and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Resolves with the exit code or signal, for people, when it has ended. */
  readonly ended: Promise<string>;
}

const childModule = packageFile('tooling', 'src/processes/child.ts');
const stopWithinMs = 8_000;

/** What a service's process sends to its parent once it is ready. */
const readyMessage = 'ready';

/**
 * Starts a service and resolves when its own process reports that it is ready, not when something answers at its address: that
 * may be another suite. If the process ends before, the error contains what it printed.
 */
export async function startService({ name, file, env, readyWithinMs }: ServiceDefinition): Promise<Service> {
  const child: ChildProcess = fork(childModule, [file], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed: string[] = [];
  const keep = (chunk: Buffer) => {
    printed.push(chunk.toString());
    if (printed.length > 50) printed.shift();
    if (process.env.TESSERA_VERBOSE) process.stderr.write(`[${name}] ${chunk}`);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const failure = (what: string) => new UserError(`${name} ${what}:\n${printed.join('').trim()}`);
  let hasEnded = false;
  // Not `exit`, after which there may still be output to read.
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => {
      hasEnded = true;
      resolve(signal ?? `exit code ${code}`);
    });
  });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded) return;
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(force);
  };

  const ready = new Promise<'ready'>((resolve) => {
    child.on('message', (message) => message === readyMessage && resolve(readyMessage));
  });
  const patience = new AbortController();
  const late = delay(readyWithinMs, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const);
  const first = await Promise.race([ready, ended, late]);
  patience.abort();
  if (first === 'late') {
    await stop();
    throw failure(`was not ready within ${readyWithinMs / 1000} s`);
  }
  if (first !== 'ready') throw failure(`did not start (${first})`);
  return { name, pid: child.pid ?? 0, ended, stop };
}

/** Starts services in parallel; if one fails, the others are stopped. */
export async function startServices(definitions: readonly ServiceDefinition[]): Promise<readonly Service[]> {
  const results = await Promise.allSettled(definitions.map(startService));
  const services = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) {
    await Promise.all(services.map((service) => service.stop()));
    throw failure.reason;
  }
  return services;
}
