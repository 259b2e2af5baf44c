import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlPrefix } from '../paths';

/** A way in which the provider is to misbehave. */
interface Fault {
  /** Any method when `*`. */
  readonly method: string;
  /** A path; `*` stands for any run of characters. Matched with the query only when it has a `?`. */
  readonly path: string;
  /** Answers this instead of doing the work. */
  readonly status?: number | undefined;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Waits before anything else; alone, the work is then done as usual. */
  readonly delayMs?: number | undefined;
  /** Closes the connection without an answer, before or after the work. */
  readonly drop?: 'before' | 'after' | undefined;
  /** How many requests it meets; all of them until the faults are cleared when unset. */
  readonly times?: number | undefined;
}

type Listed = Fault & { readonly id: string; readonly used: number };

/** The faults in force, in this process's memory. */
export interface Faults {
  add(fault: Fault): string;
  list(): readonly Listed[];
  clear(): void;
  /** Whether a fault that drops connections is still to meet somebody. */
  hasDrops(): boolean;
  /** The first fault that the request meets, counted as used. */
  take(method: string, url: string): Fault | undefined;
}

const escapePattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function isMet({ method, path }: Fault, requestMethod: string, url: string): boolean {
  if (method !== '*' && method.toUpperCase() !== requestMethod) return false;
  const target = path.includes('?') ? url : (url.split('?')[0] ?? url);
  return new RegExp(`^${path.split('*').map(escapePattern).join('.*')}$`).test(target);
}

const isUsedUp = ({ used, times }: Listed) => used >= (times ?? Number.POSITIVE_INFINITY);

export function createFaults(): Faults {
  let faults: readonly Listed[] = [];
  let count = 0;
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
    },
    hasDrops: () => faults.some((fault) => fault.drop !== undefined && !isUsedUp(fault)),
    take(method, url) {
      const met = faults.find((fault) => isMet(fault, method, url) && !isUsedUp(fault));
      if (met !== undefined) faults = faults.map((fault) => (fault === met ? { ...met, used: met.used + 1 } : fault));
      return met;
    },
  };
}

/** Makes the faults meet requests, all but those that control the sandbox and those that browsers ask permission with. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  const dropped = new WeakSet<FastifyRequest>();
  const reused = new WeakSet<Socket>();
  /**
   * Chromium by itself sends a request again, even a POST, when a connection that it used before closes without a word. Then
   * the answer begins, is not finished, and cannot be read: so much the page does hear of.
   */
  const drop = (socket: Socket) => {
    if (reused.has(socket)) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n');
    socket.destroy();
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(controlPrefix) || request.method === 'OPTIONS') return;
    const fault = faults.take(request.method, request.url);
    if (fault === undefined) return;
    if (fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.drop === 'before') {
      drop(request.raw.socket);
      return reply.hijack();
    }
    if (fault.drop === 'after') dropped.add(request);
    if (fault.drop === undefined && (fault.status !== undefined || fault.body !== undefined)) {
      return answer(reply.code(fault.status ?? 200), fault.body);
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (dropped.has(request)) drop(request.raw.socket);
    // Whoever comes to be dropped comes on a connection of its own, where that can be told from a mishap.
    if (faults.hasDrops()) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onResponse', async (request) => {
    reused.add(request.raw.socket);
  });
}

function answer(reply: FastifyReply, body: unknown) {
  if (typeof body === 'string') {
    return reply.header('content-type', 'text/plain; charset=utf-8').serializer(String).send(body);
  }
  return body === undefined ? reply.serializer(String).send('') : reply.send(body);
}
