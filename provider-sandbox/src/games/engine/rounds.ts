import type { Decimal } from '@tessera/shared-contracts/money';
import type { Queries, SqlValue } from '../../database';
import { catalogue } from '../catalogue';
import { hashServerSeed } from '../fairness';
import { type GameSession, playerOf } from '../session';

/** A settled round as players see it: stake, bet, outcome, and the data to verify it. */
export interface Round<Bet = unknown, Outcome = unknown> {
  readonly id: string;
  readonly game: string;
  readonly scheme: number;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly multiplier: Decimal;
  readonly bet: Bet;
  readonly outcome: Outcome;
  readonly playedAt: Date;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  /** Null until it is revealed. */
  readonly serverSeed: string | null;
  /** Terminal hash of the seed chain, of a game with one round for all players; else null. */
  readonly terminalHash: string | null;
}

/** A round to be stored. */
export interface NewRound
  extends Omit<Round, 'game' | 'clientSeed' | 'serverSeedHash' | 'serverSeed' | 'terminalHash'> {
  readonly key: string;
  readonly seedPairId: string;
}

interface RoundRow extends Omit<Round, 'game' | 'serverSeedHash' | 'serverSeed'> {
  readonly gameUuid: string;
  readonly serverSeed: string;
  readonly isRevealed: boolean;
}

const select = `select rounds.id, game_uuid as "gameUuid", scheme, rounds.nonce, currency, stake::text, payout::text,
    multiplier::text, bet, outcome, rounds.created_at as "playedAt", client_seed as "clientSeed",
    server_seed as "serverSeed", revealed_at is not null as "isRevealed",
    (select terminal_hash from automatic_chains join automatic_rounds on chain_id = automatic_chains.id
     where automatic_rounds.seed_pair_id = rounds.seed_pair_id) as "terminalHash"
  from rounds join seed_pairs on seed_pairs.id = seed_pair_id`;

async function queryRounds(queries: Queries, condition: string, values: readonly SqlValue[]): Promise<Round[]> {
  const rows = await queries.query<RoundRow>(`${select} ${condition}`, values);
  return rows.map(({ gameUuid, serverSeed, isRevealed, ...row }) => ({
    ...row,
    game: catalogue.find(({ uuid }) => uuid === gameUuid)?.slug ?? '',
    serverSeedHash: hashServerSeed(serverSeed),
    serverSeed: isRevealed ? serverSeed : null,
  }));
}

/** The newest rounds of the player in this game. */
export const readRounds = (queries: Queries, session: GameSession, limit: number): Promise<Round[]> =>
  queryRounds(
    queries,
    'where rounds.player = $1 and game_uuid = $2 order by rounds.created_at desc, rounds.nonce desc limit $3',
    [playerOf(session), session.game.uuid, limit],
  );

/** Rounds of all games played with a seed pair, newest first. @param before a nonce */
export const readRoundsOfPair = (
  queries: Queries,
  player: string,
  { pairId, before, limit }: { readonly pairId: string; readonly before: number; readonly limit: number },
): Promise<Round[]> =>
  queryRounds(
    queries,
    'where rounds.player = $1 and seed_pair_id = $2 and rounds.nonce < $3 order by rounds.nonce desc limit $4',
    [player, pairId, before, limit],
  );

/** The player's rounds of all games, newest first. @param before id of the last round read */
export const readRoundsOfPlayer = (
  queries: Queries,
  player: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<Round[]> =>
  queryRounds(
    queries,
    `where rounds.player = $1 and ($2::text is null or (rounds.created_at, rounds.id) < (
       select created_at, id from rounds where player = $1 and id = $2))
     order by rounds.created_at desc, rounds.id desc limit $3`,
    [player, before ?? null, limit],
  );

/** A round of any player. */
export const readRound = async (queries: Queries, id: string): Promise<Round | undefined> =>
  (await queryRounds(queries, 'where rounds.id = $1', [id]))[0];

/** The round that a key names. */
export const findRound = async (queries: Queries, session: GameSession, key: string): Promise<Round | undefined> =>
  (await queryRounds(queries, 'where rounds.player = $1 and idempotency_key = $2', [playerOf(session), key]))[0];

/** A settled round of the player. */
export const findRoundById = async (queries: Queries, session: GameSession, id: string): Promise<Round | undefined> =>
  (await queryRounds(queries, 'where rounds.player = $1 and rounds.id = $2', [playerOf(session), id]))[0];

export const keepRound = (tx: Queries, session: GameSession, round: NewRound) =>
  tx.query(
    `insert into rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, scheme, nonce, currency, stake,
       payout, multiplier, bet, outcome, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::numeric, $11::numeric, $12::numeric, $13::jsonb, $14::jsonb, $15)`,
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
      round.payout,
      round.multiplier,
      JSON.stringify(round.bet),
      JSON.stringify(round.outcome),
      round.playedAt,
    ],
  );
