import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { type CoinOnNetwork, findCoin } from '../coins';
import { walletMessages } from '../wallet.messages';

/** What can be paused. */
export const movements = ['deposit', 'withdrawal'] as const;
type Movement = (typeof movements)[number];

/** A coin that is paused, with the reason that players read. */
export interface Pause {
  readonly currency: string;
  readonly network: string;
  readonly movement: Movement;
  readonly reason: string;
}

export const readPauses = (queries: Queries): Promise<Pause[]> =>
  queries.query<Pause>('select currency, network, movement, reason from coin_pauses order by 1, 2, 3');

/** Why a movement of the coin is paused; undefined if it is not. */
export async function readPause(
  queries: Queries,
  { symbol, networkCode }: CoinOnNetwork,
  movement: Movement,
): Promise<string | undefined> {
  const pause = await queryOne<{ reason: string }>(
    queries,
    'select reason from coin_pauses where currency = $1 and network = $2 and movement = $3',
    [symbol, networkCode, movement],
  );
  return pause?.reason;
}

/**
 * Pauses a movement of a coin, or ends its pause with the reason null. Deposits that arrive meanwhile wait; withdrawals that were
 * asked for before go on.
 */
export async function setPause(
  { database }: Sandbox,
  pause: Omit<Pause, 'network' | 'reason'> & { readonly network?: string | undefined; readonly reason: string | null },
): Promise<readonly Pause[]> {
  const coin = findCoin(pause.currency, pause.network);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  const key = [coin.symbol, coin.networkCode, pause.movement];
  await database.transaction(async (tx) => {
    await tx.query('delete from coin_pauses where currency = $1 and network = $2 and movement = $3', key);
    if (pause.reason !== null)
      await tx.query('insert into coin_pauses (currency, network, movement, reason) values ($1, $2, $3, $4)', [
        ...key,
        pause.reason,
      ]);
  });
  return readPauses(database);
}
