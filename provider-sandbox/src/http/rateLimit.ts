import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const windowMs = 60_000;

/** Counts requests of one kind by address, in this process's memory, in windows of a minute. */
export function createRateLimit(perMinute: number, now: () => Date) {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return async (request: FastifyRequest): Promise<void> => {
    const at = now().getTime();
    if (at - windowStart >= windowMs) {
      windowStart = at;
      counts = new Map();
    }
    const count = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, count);
    if (count > perMinute) throw new Refusal(429, 'Too many attempts. Please try again in a minute.');
  };
}
