import type { Queries } from '../database';
import { hashServerSeed } from './fairness';

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

/** A player's seed pairs, newest first. @param before the id of the last pair that was read */
export async function readSeedPairs(
  queries: Queries,
  player: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ListedSeedPair[]> {
  const rows = await queries.query<Omit<ListedSeedPair, 'serverSeedHash'> & { serverSeed: string }>(
    `select id, server_seed as "serverSeed", client_seed as "clientSeed", created_at as "createdAt",
       revealed_at as "revealedAt", nonce as rounds
     from seed_pairs where player = $1 and ($2::text is null or (created_at, id) < (
       select created_at, id from seed_pairs where player = $1 and id = $2))
     order by created_at desc, id desc limit $3`,
    [player, before ?? null, limit],
  );
  return rows.map(({ serverSeed, ...pair }) => ({
    ...pair,
    serverSeedHash: hashServerSeed(serverSeed),
    serverSeed: pair.revealedAt === null ? null : serverSeed,
  }));
}
