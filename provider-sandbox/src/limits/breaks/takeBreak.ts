import type { BreakLength } from '@tessera/shared-contracts/extensions/schema';
import { endOtherSessions } from '../../auth/sessions';
import type { Queries } from '../../database';
import type { Sandbox } from '../../sandbox';
import { holdPlayer } from '../limitStates';
import { endOf } from './lengths';
import { breakStateAt, readBreakTimes } from './restriction';

/** What a player can do now, by the breaks so far. */
export const readBreakNow = async ({ now }: Pick<Sandbox, 'now'>, queries: Queries, userId: string) =>
  breakStateAt(await readBreakTimes(queries, userId), now());

/**
 * Begins a break: all sessions end, and with them the consent to marketing. A running one is only ever made longer.
 *
 * @param tx holds the player, as `withProof` does
 */
export async function takeBreak(sandbox: Pick<Sandbox, 'now'>, tx: Queries, userId: string, length: BreakLength) {
  const at = sandbox.now();
  await tx.query('insert into breaks (user_id, length, begun_at, until) values ($1, $2, $3, $4)', [
    userId,
    length,
    at,
    endOf(length, at),
  ]);
  await tx.query('update users set agreed_to_marketing = false where id = $1', [userId]);
  await endOtherSessions(tx, userId, '', at);
  return readBreakNow(sandbox, tx, userId);
}

/** Asks to play again after a break. Before its end, and a second time, nothing changes. */
export const playAgain = ({ database, now, config }: Sandbox, userId: string) =>
  database.transaction(async (tx) => {
    const at = now();
    await holdPlayer(tx, userId);
    const { state } = await readBreakNow({ now }, tx, userId);
    if (state === 'over') {
      await tx.query('insert into play_requests (user_id, asked_at, play_from) values ($1, $2, $3)', [
        userId,
        at,
        new Date(at.getTime() + config.coolingMs),
      ]);
    }
    return readBreakNow({ now }, tx, userId);
  });
