import type { FastifyRequest } from 'fastify';
import { readNetwork } from './addresses';
import { createCounter } from './counter';
import { HttpError } from './httpError';

const windowMs = 60_000;

export const tooManyAttempts = () => new HttpError(429, 'Too many attempts. Please try again in a minute.');

/**
 * Limits something to so many a minute and key.
 *
 * @returns counts one more; throws a HttpError 429 when that is one too many
 */
export function createLimit(perMinute: number, now: () => Date) {
  const counter = createCounter(windowMs, now);
  return (key: string): void => {
    if (counter.add(key) > perMinute) throw tooManyAttempts();
  };
}

/** Limits requests of one kind by the network that they come from. */
export function createRateLimit(perMinute: number, now: () => Date) {
  const limit = createLimit(perMinute, now);
  return async (request: FastifyRequest): Promise<void> => limit(readNetwork(request.ip));
}
