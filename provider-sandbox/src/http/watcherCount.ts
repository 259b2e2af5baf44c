import type { FastifyRequest } from 'fastify';
import { readNetwork } from './addresses';
import { HttpError } from './httpError';

/** Maximum number of requests that wait at the same time, for events or for the answer of a long poll. */
export interface WatcherLimits {
  readonly watchers: number;
  readonly watchersPerNetwork: number;
}

const tooMany = 'Too many people are watching. Please try again in a moment.';

/** Counts the requests that wait for something. */
export function createWatcherCount(limits: WatcherLimits) {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    /**
     * Counts a request.
     *
     * @returns function that stops counting it
     * @throws HttpError 503 when there are too many
     */
    add({ ip }: Pick<FastifyRequest, 'ip'>): () => void {
      const network = readNetwork(ip);
      const ofNetwork = byNetwork.get(network) ?? 0;
      if (all >= limits.watchers || ofNetwork >= limits.watchersPerNetwork) throw new HttpError(503, tooMany);
      all += 1;
      byNetwork.set(network, ofNetwork + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        all -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
      };
    },
  };
}
