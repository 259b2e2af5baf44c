import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError';

const halfPair = /\p{Surrogate}/u;

/** Refuses repeated query keys, and text that PostgreSQL cannot store, before any handler sees them. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [key, value] of Object.entries(query as object)) {
      if (typeof value !== 'string') throw new HttpError(400, `The query has "${key}" more than once.`);
    }
    if (!isReadable([params, query, body])) {
      throw new HttpError(400, 'The request holds text with characters that are none: NUL, or half a surrogate pair.');
    }
  });
}

/** Walks without recursion, so that deeply nested input does not overflow the stack. */
function isReadable(input: unknown): boolean {
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (value.includes('\0') || halfPair.test(value))) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) left.push(key, part);
  }
  return true;
}
