import { liveBetsEvent } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream, type ServerEvent } from '../http/events';
import type { Sandbox } from '../sandbox';
import { describeBet } from './describeBet';
import { findBet, readNewestBetIds } from './readBets';

/** The newest bets of everybody, for whoever watches. */
export interface LiveBets {
  watch(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends every answer. */
  close(): void;
}

type Row = ReturnType<typeof describeBet>;

/** Bets that a watcher sees at a time; no event has more. */
const shown = 5;
/** How often the database is asked for newer bets, while anybody watches. */
const lookEveryMs = 1_000;

/**
 * Looks for new bets in the database, so that those of every game and of every process on it are seen. What is played faster than
 * it looks is passed over: a watcher gets the newest.
 */
export function createLiveBets(sandbox: Sandbox, onFailure: (error: unknown) => void): LiveBets {
  const { database, config } = sandbox;
  const stream = createEventStream({ limits: config.watcherLimits });
  let rows: readonly Row[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;

  const eventOf = (bets: readonly Row[]): ServerEvent => ({
    ...(bets[0] && { id: bets[0].id }),
    name: liveBetsEvent,
    data: { bets },
  });

  async function look(): Promise<void> {
    const ids = await readNewestBetIds(database, shown);
    const fresh: Row[] = [];
    for (const id of ids) {
      // Those that are known come last; a bet that was late to be committed may stand between them.
      if (rows.some((row) => row.id === id)) continue;
      const placed = await findBet(database, id);
      if (placed !== undefined) fresh.push(describeBet(placed));
    }
    if (fresh.length === 0) return;
    const known = new Map([...fresh, ...rows].map((row) => [row.id, row]));
    rows = ids.flatMap((id) => known.get(id) ?? []);
    stream.publish(eventOf(fresh));
  }
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async watch(request, reply) {
      await lookOnce();
      stream.watch(request, reply, () => eventOf(rows));
      timer ??= setInterval(() => {
        if (stream.watchers === 0) stop();
        else lookOnce().catch(onFailure);
      }, lookEveryMs);
    },
    close() {
      stop();
      stream.close();
    },
  };
}
