import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSeededSource, type RandomSource, withRandomSource } from '../random';

/**
 * Makes the answers of a tab depend on nothing but its state and the requests before. Each request draws from a source of its
 * own, by its call and how often that was made, so that requests of a page may come in any order.
 */
export function installDeterminism(app: FastifyInstance, seed: string): void {
  const counts = new Map<string, number>();
  const sources = new WeakMap<FastifyRequest, RandomSource>();
  const sourceOf = (request: FastifyRequest): RandomSource => {
    const known = sources.get(request);
    if (known !== undefined) return known;
    const call = `${request.method} ${request.url}`;
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    const source = createSeededSource(`${seed} ${call} ${count}`);
    sources.set(request, source);
    return source;
  };
  // After the body is read: the events of a connection run outside of what the request began.
  app.addHook('preValidation', (request, _reply, done) => withRandomSource(sourceOf(request), done));
}
