import { type Queries, queryExactlyOne } from '../database';
import { HttpError } from '../http/httpError';
import { hashServerSeed } from './fairness';
import { gamesMessages } from './games.messages';
import { holdSeedPair } from './seeds';

/** A seed pair of the player, with the number of its rounds in all games. */
export interface ListedSeedPair {
  readonly id: string;
  readonly serverSeedHash: string;
  /** Null until it is revealed. */
  readonly serverSeed: string | null;
  /** Hash of the server seed of the next pair; null once that pair is in use. */
  readonly nextServerSeedHash: string | null;
  readonly clientSeed: string;
  readonly createdAt: Date;
  readonly revealedAt: Date | null;
  /** How many rounds were played with it. */
  readonly rounds: number;
}

const columns = `id, server_seed as "serverSeed", next_server_seed as "nextServerSeed", client_seed as "clientSeed", created_at as "createdAt",
    revealed_at as "revealedAt", nonce as rounds`;

interface SeedPairRow extends Omit<ListedSeedPair, 'serverSeed' | 'serverSeedHash' | 'nextServerSeedHash'> {
  readonly serverSeed: string;
  readonly nextServerSeed: string | null;
}

const readRow = ({ serverSeed, nextServerSeed, ...pair }: SeedPairRow): ListedSeedPair => ({
  ...pair,
  serverSeedHash: hashServerSeed(serverSeed),
  nextServerSeedHash: nextServerSeed === null ? null : hashServerSeed(nextServerSeed),
  serverSeed: pair.revealedAt === null ? null : serverSeed,
});

/**
 * A player's seed pairs, newest first. One is always in use, so that the next server seed is committed to before the player
 * chooses the first client seed.
 *
 * @param page `before` is the id of the last pair read
 */
export async function readSeedPairs(
  tx: Queries,
  player: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
  at: Date,
): Promise<ListedSeedPair[]> {
  await holdSeedPair(tx, player, at);
  const rows = await tx.query<SeedPairRow>(
    `select ${columns} from seed_pairs where player = $1 and ($2::text is null or (created_at, id) < (
       select created_at, id from seed_pairs where player = $1 and id = $2))
     order by created_at desc, id desc limit $3`,
    [player, before ?? null, limit],
  );
  return rows.map(readRow);
}

/** A seed pair of the player. */
export const readSeedPair = async (queries: Queries, player: string, id: string): Promise<ListedSeedPair> =>
  readRow(
    await queryExactlyOne<SeedPairRow>(queries, `select ${columns} from seed_pairs where player = $1 and id = $2`, [
      player,
      id,
    ]),
  );

/** Nonces are stored as PostgreSQL integers. */
const largestNonce = 2 ** 31 - 1;

/**
 * The nonce before which rounds of a pair are read; if absent, all are read.
 *
 * @throws HttpError 400 if the text is not a nonce
 */
export function readNonce(text: string | undefined): number {
  if (text === undefined) return largestNonce;
  const nonce = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(nonce <= largestNonce)) throw new HttpError(400, gamesMessages.nonceInvalid);
  return nonce;
}
