import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { gamesMessages } from '../games.messages';

/**
 * A key names one round of a player, whatever the game. The caller has locked the player's seed pair, so that no other
 * round takes the key meanwhile. One statement, since a bet that is settled moves from one table to another.
 *
 * @throws HttpError 409 if the key names a round already
 */
export async function requireNewKey(tx: Queries, player: string, key: string): Promise<void> {
  const isNamed = 'where player = $1 and idempotency_key = $2';
  const named = await queryOne<{ isSetAside: boolean; isRefunded: boolean | null }>(
    tx,
    `select false as "isSetAside", null::boolean as "isRefunded" from rounds ${isNamed}
     union all select false, null from open_rounds ${isNamed}
     union all select false, null from automatic_bets ${isNamed}
     union all select true, is_refunded from set_aside ${isNamed}`,
    [player, key],
  );
  if (named?.isSetAside) throw new HttpError(409, gamesMessages.setAside(named.isRefunded ?? true));
  if (named !== undefined) throw new HttpError(409, gamesMessages.keyReused);
}
