import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { type Round, readRound, readRoundsOfPlayer } from '../games/engine/rounds';
import { usdRates } from '../wallet';

/** A round that a player staked money on. */
export interface PlacedBet {
  readonly round: Round;
  readonly userId: string;
  readonly username: string;
  /** Whether the player's name is hidden from others (extension `preferences`). */
  readonly isHidden: boolean;
}

interface Owner {
  readonly id: string;
  readonly username: string;
}

/** A player's own bets of every game, newest first. @param before the id of the last bet that was read */
export async function readBets(
  queries: Queries,
  { id, username }: Owner,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<PlacedBet[]> {
  const rounds = await readRoundsOfPlayer(queries, id, page);
  return rounds.map((round) => ({ round, userId: id, username, isHidden: false }));
}

/** How many bets a player has placed. */
export async function countBets(queries: Queries, userId: string): Promise<number> {
  const query = 'select count(*)::int as count from rounds where player = $1';
  return (await queryExactlyOne<{ count: number }>(queries, query, [userId])).count;
}

/** What a player has staked in each currency, and on how many bets. */
export const readStakes = (
  queries: Queries,
  userId: string,
): Promise<readonly { readonly currency: string; readonly count: number; readonly amount: Decimal }[]> =>
  queries.query(
    `select currency, count(*)::int as count, sum(stake)::text as amount from rounds where player = $1
     group by currency order by currency`,
    [userId],
  );

const withPlayers = `rounds join users on users.id = rounds.player left join preferences on preferences.user_id = users.id`;
/** Without a cast, so that one unreadable preference does not fail everyone's list. */
const isHidden = `coalesce(preferences.settings->>'showBetsPublicly', 'true') <> 'true'`;

/** A bet of any player; rounds of fun play are not bets. */
export async function findBet(queries: Queries, id: string): Promise<PlacedBet | undefined> {
  const owner = await queryOne<Omit<PlacedBet, 'round'>>(
    queries,
    `select users.id as "userId", username, ${isHidden} as "isHidden" from ${withPlayers} where rounds.id = $1`,
    [id],
  );
  const round = owner && (await readRound(queries, id));
  return round && { round, ...owner };
}

/**
 * The newest bets of all players, newest first, each with whether its player hides now. A bet without a readable time
 * would stay the newest.
 */
export const readNewestBets = (
  queries: Queries,
  limit: number,
): Promise<readonly { readonly id: string; readonly isHidden: boolean }[]> =>
  queries.query(
    `select rounds.id, ${isHidden} as "isHidden" from ${withPlayers}
     where isfinite(rounds.created_at) order by rounds.created_at desc, rounds.id desc limit $1`,
    [limit],
  );

/** A bet that paid more than its stake. */
export interface WonBet {
  readonly id: string;
  readonly gameUuid: string;
  readonly username: string;
  readonly isHidden: boolean;
  readonly currency: string;
  /** What it paid above the stake. */
  readonly gain: Decimal;
  readonly multiplier: Decimal;
  readonly playedAt: Date;
}

/** The bets of all players that gained most, by its value in US dollars, largest first. */
export const readLargestWins = (
  queries: Queries,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly WonBet[]> =>
  queries.query(
    `select rounds.id, game_uuid as "gameUuid", username, ${isHidden} as "isHidden", currency, (payout - stake)::text as gain,
       multiplier::text, rounds.created_at as "playedAt"
     from ${withPlayers} where rounds.created_at > $1 and isfinite(rounds.created_at) and payout > stake
     order by (payout - stake) * coalesce(($2::jsonb ->> currency)::numeric, 0) desc, rounds.created_at desc, rounds.id desc
     limit $3`,
    [since, JSON.stringify(Object.fromEntries(usdRates)), limit],
  );
