import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../apps/apps';
import { UserError } from '../console/userError';

/** A process of the suite. */
export interface ServiceDefinition {
  readonly name: string;
  /** Module to run, absolute. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Address that answers once the service is ready. */
  readonly healthUrl: string;
  /** Milliseconds it may take to become ready. */
  readonly readyWithinMs: number;
}

/** A service that runs. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  send(message: string): void;
  /** Ends it and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<string>;
}

const childModule = path.join(projectRoot, 'scripts/src/processes/child.ts');
const stopWithinMs = 8_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** Starts a service and resolves when it is ready; if it ends before, what it printed is the reason given. */
export async function startService(definition: ServiceDefinition): Promise<Service> {
  const { name, file, env, healthUrl, readyWithinMs } = definition;
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
  let endedBy: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      endedBy = signal ?? `exit code ${code}`;
      resolve(endedBy);
    });
  });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (endedBy !== undefined) return;
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(force);
  };

  const deadline = Date.now() + readyWithinMs;
  while (!(await isHealthy(healthUrl))) {
    if (endedBy !== undefined) throw new UserError(`${name} did not start (${endedBy}):\n${printed.join('').trim()}`);
    if (Date.now() > deadline) {
      await stop();
      throw new UserError(`${name} was not ready within ${readyWithinMs / 1000} s:\n${printed.join('').trim()}`);
    }
    await delay(50);
  }
  return { name, pid: child.pid ?? 0, ended, stop, send: (message) => void child.send(message) };
}

/** Starts services side by side; if one fails, those that came up are stopped again. */
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
