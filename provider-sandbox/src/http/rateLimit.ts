import type { FastifyRequest } from 'fastify';
import { readNetwork } from './addresses';
import { createCounter } from './counter';
import { HttpError } from './httpError';

const windowMs = 60_000;

export const tooManyAttempts = () => new HttpError(429, 'Too many attempts. Please try again in a minute.');

/**
 * Creates a limit per minute and key.
 *
 * @returns function that counts one more and throws a HttpError 429 above the limit
 */
export function createLimit(perMinute: number) {
  const counter = createCounter(windowMs);
  return (key: string): void => {
    if (counter.add(key) > perMinute) throw tooManyAttempts();
  };
}

/** Limits requests of one kind by the caller's network. */
export function createRateLimit(perMinute: number) {
  const limit = createLimit(perMinute);
  return async (request: FastifyRequest): Promise<void> => limit(readNetwork(request.ip));
}
