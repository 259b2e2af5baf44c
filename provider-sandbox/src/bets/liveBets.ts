import { liveBetsEvent } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream, type ServerEvent } from '../http/events';
import type { Sandbox } from '../sandbox';
import { describeBet } from './describeBet';
import { findBet, readNewestBets } from './readBets';

/** The newest bets of all players, for every viewer. */
export interface LiveBets {
  watch(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends every answer. */
  close(): void;
}

type Row = ReturnType<typeof describeBet>;

/** Bets that a watcher sees at a time. */
const shown = 5;
/** Newest bets that are sent again once their player hides: watchers may still show them. */
const followed = 100;
/** How often the database is asked for newer bets, while anybody watches. All watchers share one query. */
const lookEveryMs = 1_000;

/**
 * Looks for new bets in the database, so that those of every game and of every process on it are seen. What is played faster than
 * it looks is passed over: a watcher gets the newest.
 */
export function createLiveBets(sandbox: Sandbox, onFailure: (error: unknown) => void): LiveBets {
  const { database, config } = sandbox;
  const stream = createEventStream({ limits: config.watcherLimits });
  let rows: readonly Row[] = [];
  /** Those of the newest bets that were sent, by id. */
  let sent: ReadonlyMap<string, Row> = new Map();
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  const eventOf = (bets: readonly Row[]): ServerEvent => ({
    ...(bets[0] && { id: bets[0].id }),
    name: liveBetsEvent,
    data: { bets },
  });

  async function look(): Promise<void> {
    const newest = await readNewestBets(database, followed);
    const fresh: Row[] = [];
    for (const { id } of newest.slice(0, shown)) {
      // Those that are known come last; a bet that was late to be committed may stand between them.
      if (sent.has(id)) continue;
      const placed = await findBet(database, id);
      if (placed !== undefined) fresh.push(describeBet(placed));
    }
    const hidden = new Set(newest.flatMap(({ id, isHidden }) => (isHidden && sent.get(id)?.player ? [id] : [])));
    if (fresh.length === 0 && hidden.size === 0) return;
    const known = new Map([...sent, ...fresh.map((row) => [row.id, row] as const)]);
    const described = newest.flatMap(({ id }) => known.get(id) ?? []);
    sent = new Map(described.map((row) => [row.id, hidden.has(row.id) ? { ...row, player: null } : row]));
    rows = newest.slice(0, shown).flatMap(({ id }) => sent.get(id) ?? []);
    if (hidden.size === 0) {
      stream.publish(eventOf(fresh));
      return;
    }
    // The stored events have the name.
    stream.forget();
    // The newest come first: watchers take the first bet of an event for one that they may add.
    stream.publish(eventOf([...sent.values()].filter((row) => rows.includes(row) || hidden.has(row.id))));
  }
  const lookOnce = (): Promise<void> => {
    const startedAtMs = performance.now();
    looking ??= look()
      .then(() => {
        lookedAtMs = startedAtMs;
      })
      .finally(() => {
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
      if (performance.now() - lookedAtMs > lookEveryMs) await lookOnce();
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
