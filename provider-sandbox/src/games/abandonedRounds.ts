import type { FastifyBaseLogger } from 'fastify';
import { findAbandoned } from './engine/openRounds';
import { abandonedAfterMs, type RoundStore, type SteppedRules, settleAbandoned } from './engine/stepRound';
import { originals } from './originals';
import { readGameSession } from './sessions';

const betweenRunsMs = 60 * 60 * 1000;
const batch = 100;

/** Settles rounds that were left open for too long. Fun-play rounds are deleted with their session. */
export async function settleAbandonedRounds(store: RoundStore): Promise<void> {
  const { database, now } = store;
  const before = new Date(now().getTime() - abandonedAfterMs);
  for (const { sessionId } of await findAbandoned(database, before, batch)) {
    const session = await readGameSession(database, sessionId);
    const rules = session && originals.get(session.game.slug)?.rules;
    if (session && rules?.steps) await settleAbandoned(store, session, rules as SteppedRules);
  }
}

/**
 * Settles abandoned rounds now and every hour.
 *
 * @returns function that stops it, after finishing the check in progress
 */
export function startSettling(store: RoundStore, log: FastifyBaseLogger): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = settleAbandonedRounds(store).catch((error) => log.error(error, 'Abandoned rounds were not settled.'));
  };
  run();
  const timer = setInterval(run, betweenRunsMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
