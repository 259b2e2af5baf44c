import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne, type SqlValue } from '../../database';
import { type GameSession, playerOf } from '../session';

/** A round that is played step by step and not settled yet. Its outcome is computed from its seeds when needed. */
export interface OpenRound {
  readonly id: string;
  readonly key: string;
  readonly sessionId: string;
  readonly seedPairId: string;
  readonly scheme: number;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly start: unknown;
  readonly steps: readonly number[];
  readonly startedAt: Date;
}

/** A round or bet that is staked on but not settled. */
export interface Staked {
  readonly id: string;
  readonly player: string;
  readonly key: string;
  readonly sessionId: string;
  readonly userId: string | null;
  readonly currency: string;
  readonly stake: Decimal;
}

/** See {@link Staked}. */
interface StakedRound extends Staked {
  readonly gameUuid: string;
}

const select = `select id, idempotency_key as key, session_id as "sessionId", seed_pair_id as "seedPairId", scheme, nonce, currency,
    stake::text, start, steps, created_at as "startedAt" from open_rounds`;

/** The player's open round of the session's game; there is at most one. */
export const findOpenRound = (queries: Queries, session: GameSession): Promise<OpenRound | undefined> =>
  queryOne(queries, `${select} where player = $1 and game_uuid = $2`, [playerOf(session), session.game.uuid]);

/** Whether any open round was drawn from the pair, in which case its seed would reveal the rest of that outcome. */
export async function hasOpenRound(queries: Queries, seedPairId: string): Promise<boolean> {
  const rows = await queries.query('select 1 from open_rounds where seed_pair_id = $1 limit 1', [seedPairId]);
  return rows.length > 0;
}

export const addOpenRound = (tx: Queries, session: GameSession, round: OpenRound) =>
  tx.query(
    `insert into open_rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, scheme, nonce, currency, stake,
       start, steps, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::numeric, $11::jsonb, $12::jsonb, $13)`,
    [
      round.id,
      playerOf(session),
      session.game.uuid,
      session.id,
      round.key,
      round.seedPairId,
      round.scheme,
      round.nonce,
      round.currency,
      round.stake,
      JSON.stringify(round.start),
      JSON.stringify(round.steps),
      round.startedAt,
    ] satisfies SqlValue[],
  );

export const keepSteps = (tx: Queries, { id, steps }: Pick<OpenRound, 'id' | 'steps'>) =>
  tx.query('update open_rounds set steps = $2::jsonb where id = $1', [id, JSON.stringify(steps)]);

export const removeOpenRound = (tx: Queries, { id }: Pick<OpenRound, 'id'>) =>
  tx.query('delete from open_rounds where id = $1', [id]);

const selectStaked = `select open_rounds.id, player, idempotency_key as key, session_id as "sessionId", user_id as "userId",
    open_rounds.game_uuid as "gameUuid", open_rounds.currency, stake::text from open_rounds join game_sessions session on session.id = session_id`;

/** The stake of the player's open round of the session's game. */
export const findStaked = (queries: Queries, session: GameSession): Promise<Staked | undefined> =>
  queryOne(queries, `${selectStaked} where player = $1 and open_rounds.game_uuid = $2`, [
    playerOf(session),
    session.game.uuid,
  ]);

/** Open rounds of real play that were started before a time, or whose player is on a break, oldest first. */
export const findAbandoned = (
  queries: Queries,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<StakedRound[]> =>
  queries.query(
    `${selectStaked} where user_id is not null and (
       open_rounds.created_at <= $1 or user_id in (select user_id from breaks where until > $2))
     order by open_rounds.created_at`,
    [before, at],
  );
