import { liveBetsEvent } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream, type ServerEvent } from '../http/events';
import type { Sandbox } from '../sandbox';
import { describeBet } from './describeBet';
import { findBet, readNewestBets } from './readBets';

/** The newest bets of all players, for watchers. */
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
/** Poll interval for new bets while there are watchers. All watchers share one query. */
const pollEveryMs = 1_000;

/**
 * Polls the database for new bets, so that bets of every game and process are found. When more are placed than a poll
 * reads, older ones are skipped: watchers get the newest.
 */
export function createLiveBets(sandbox: Sandbox, onFailure: (error: unknown) => void): LiveBets {
  const { database, config } = sandbox;
  const stream = createEventStream({ limits: config.watcherLimits });
  let rows: readonly Row[] = [];
  /** The newest bets that were sent, by id. */
  let sent: ReadonlyMap<string, Row> = new Map();
  let timer: ReturnType<typeof setInterval> | undefined;
  let polling: Promise<void> | undefined;
  let polledAtMs = Number.NEGATIVE_INFINITY;

  const eventOf = (bets: readonly Row[]): ServerEvent => ({
    ...(bets[0] && { id: bets[0].id }),
    name: liveBetsEvent,
    data: { bets },
  });

  async function poll(): Promise<void> {
    const newest = await readNewestBets(database, followed);
    const fresh: Row[] = [];
    for (const { id } of newest.slice(0, shown)) {
      // Known bets come last; a bet that committed late may be between them.
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
    // Newest first: watchers treat the first bet of an event as one to add.
    stream.publish(eventOf([...sent.values()].filter((row) => rows.includes(row) || hidden.has(row.id))));
  }
  const pollOnce = (): Promise<void> => {
    const startedAtMs = performance.now();
    polling ??= poll()
      .then(() => {
        polledAtMs = startedAtMs;
      })
      .finally(() => {
        polling = undefined;
      });
    return polling;
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async watch(request, reply) {
      if (performance.now() - polledAtMs > pollEveryMs) await pollOnce();
      stream.watch(request, reply, () => eventOf(rows));
      timer ??= setInterval(() => {
        if (stream.watchers === 0) stop();
        else pollOnce().catch(onFailure);
      }, pollEveryMs);
    },
    close() {
      stop();
      stream.close();
    },
  };
}
