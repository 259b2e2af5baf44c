import { type Queries, queryExactlyOne } from '../database';
import { HttpError } from '../http/httpError';
import { hashServerSeed } from './fairness';
import { gamesMessages } from './games.messages';

/** A pair of the player's and its rounds, of whatever game. */
export interface ListedSeedPair {
  readonly id: string;
  readonly serverSeedHash: string;
  /** Once it is revealed. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly createdAt: Date;
  readonly revealedAt: Date | null;
  /** How many rounds were played with it. */
  readonly rounds: number;
}

const columns = `id, server_seed as "serverSeed", client_seed as "clientSeed", created_at as "createdAt",
    revealed_at as "revealedAt", nonce as rounds`;

type SeedPairRow = Omit<ListedSeedPair, 'serverSeedHash'> & { readonly serverSeed: string };

const readRow = ({ serverSeed, ...pair }: SeedPairRow): ListedSeedPair => ({
  ...pair,
  serverSeedHash: hashServerSeed(serverSeed),
  serverSeed: pair.revealedAt === null ? null : serverSeed,
});

/** A player's seed pairs, newest first. @param before the id of the last pair that was read */
export async function readSeedPairs(
  queries: Queries,
  player: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ListedSeedPair[]> {
  const rows = await queries.query<SeedPairRow>(
    `select ${columns} from seed_pairs where player = $1 and ($2::text is null or (created_at, id) < (
       select created_at, id from seed_pairs where player = $1 and id = $2))
     order by created_at desc, id desc limit $3`,
    [player, before ?? null, limit],
  );
  return rows.map(readRow);
}

/** A pair that the player has. */
export const readSeedPair = async (queries: Queries, player: string, id: string): Promise<ListedSeedPair> =>
  readRow(
    await queryExactlyOne<SeedPairRow>(queries, `select ${columns} from seed_pairs where player = $1 and id = $2`, [
      player,
      id,
    ]),
  );

/** Nonces are what a PostgreSQL integer holds. */
const largestNonce = 2 ** 31 - 1;

/**
 * The nonce before which rounds of a pair are read; all of them when absent.
 *
 * @throws HttpError 400 when the text is no nonce
 */
export function readNonce(text: string | undefined): number {
  if (text === undefined) return largestNonce;
  const nonce = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(nonce <= largestNonce)) throw new HttpError(400, gamesMessages.nonceInvalid);
  return nonce;
}
