import { byId, element } from '../../browser/dom';
import { call, numberOf, textOf } from './call';

interface Fault {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly drop?: string;
  readonly times?: number;
  readonly used: number;
}
export async function drawFaults(): Promise<void> {
  const faults = await call<readonly Fault[]>('GET', 'faults');
  const describe = ({ method, path, status, delayMs, drop, times, used }: Fault) => {
    const effects = [status && `status ${status}`, delayMs && `${delayMs} ms late`, drop && `dropped ${drop} the work`];
    const left = times === undefined ? 'always' : `${Math.max(0, times - used)} of ${times} left`;
    return `${method} ${path}: ${effects.filter(Boolean).join(', ')} (${left})`;
  };
  byId('fault-list').replaceChildren(...faults.map((fault) => element('li', {}, describe(fault))));
}

/** The fault that the fields describe. */
export function readFault() {
  const kind = textOf('kind');
  const value = numberOf('value');
  const message = textOf('message');
  const effect = kind === 'status' ? { status: value } : kind === 'delay' ? { delayMs: value } : { drop: kind };
  return {
    method: textOf('method'),
    path: textOf('path'),
    ...effect,
    ...(kind === 'status' && message !== '' && { body: { message, error: message } }),
    times: numberOf('times'),
  };
}
