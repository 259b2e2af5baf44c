import { workThrough } from '../set-aside';
import type { SteppedRules } from './engine/gameRules';
import { findAbandoned } from './engine/openRounds';
import { abandonedAfterMs, settleAbandoned } from './engine/stepRound';
import type { RoundStore } from './engine/withRound';
import { originals } from './originals';
import { readGameSession } from './sessions';
import { setAsideStake } from './setAsideStake';

/** Settles rounds that were left open for too long, and those of players on a break, each separately. Fun-play rounds are deleted with their session. */
export async function settleAbandonedRounds(store: RoundStore): Promise<void> {
  const { database, now } = store;
  const at = now();
  const before = new Date(at.getTime() - abandonedAfterMs);
  await workThrough(await findAbandoned(database, { before, at }), {
    async work({ id, sessionId, gameUuid }) {
      const session = await readGameSession(database, sessionId);
      const rules = session && originals.get(session.game.slug)?.rules;
      if (session?.game.uuid !== gameUuid || !rules?.steps)
        throw new Error('Its game is no longer played step by step.');
      await settleAbandoned(store, session, rules as SteppedRules, id);
    },
    setAside: (round, error) => setAsideStake(store, 'open-round', round, error),
  });
}
