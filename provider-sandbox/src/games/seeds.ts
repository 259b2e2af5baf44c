import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { hasOpenRound } from './engine/openRounds';
import { hashServerSeed, newClientSeed, newServerSeed } from './fairness';
import { gamesMessages } from './games.messages';

/** A seed pair in use or revealed. The server seed stays on the server until the pair is replaced. */
export interface SeedPair {
  readonly id: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Nonce of the next round. */
  readonly nonce: number;
}

/** The pair in use. */
export interface SeedPairInUse extends SeedPair {
  /** Of the pair that replaces it; drawn before the player chooses a new client seed. */
  readonly nextServerSeed: string;
}

const columns = 'id, server_seed as "serverSeed", client_seed as "clientSeed", nonce';

/** Adds a pair, and commits to the server seed of the one after it. */
const addPair = (tx: Queries, player: string, seeds: Pick<SeedPair, 'serverSeed' | 'clientSeed'>, at: Date) =>
  tx.query(
    `insert into seed_pairs (id, player, server_seed, next_server_seed, client_seed, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [newId(at), player, seeds.serverSeed, newServerSeed(), seeds.clientSeed, at],
  );

/** The player's pair in use, locked until the transaction ends: rounds of one player are played one after the other. */
export async function holdSeedPair(tx: Queries, player: string, at: Date): Promise<SeedPairInUse> {
  const find = `select ${columns}, next_server_seed as "nextServerSeed" from seed_pairs where player = $1 and revealed_at is null for update`;
  // While this waited for the lock, the pair may have been replaced, and the next one too.
  for (;;) {
    const pair = await queryOne<SeedPairInUse>(tx, find, [player]);
    if (pair !== undefined) return pair;
    await addPair(tx, player, { serverSeed: newServerSeed(), clientSeed: newClientSeed() }, at);
  }
}

/** Counts the round that was just played. */
export const countRound = (tx: Queries, pair: SeedPair) =>
  tx.query('update seed_pairs set nonce = nonce + 1 where id = $1', [pair.id]);

/**
 * Reveals the pair in use and creates the next one, with the committed server seed, and the given client seed or the
 * previous one. The key names the rotation: a retry after a lost answer returns the pair that was revealed then, and the one
 * in use now.
 *
 * @throws HttpError 409 while a round that was drawn from the pair is open
 */
export async function rotateSeedPair(
  tx: Queries,
  player: string,
  { key, clientSeed, at }: { readonly key: string; readonly clientSeed: string | undefined; readonly at: Date },
): Promise<{ readonly revealed: SeedPair; readonly inUse: SeedPairInUse }> {
  const pair = await holdSeedPair(tx, player, at);
  const find = `select ${columns} from seed_pairs where player = $1 and rotation_key = $2`;
  const revealed = await queryOne<SeedPair>(tx, find, [player, key]);
  if (revealed !== undefined) return { revealed, inUse: pair };
  if (await hasOpenRound(tx, pair.id)) throw new HttpError(409, gamesMessages.roundOpen);
  await tx.query('update seed_pairs set revealed_at = $2, rotation_key = $3, next_server_seed = null where id = $1', [
    pair.id,
    at,
    key,
  ]);
  await addPair(tx, player, { serverSeed: pair.nextServerSeed, clientSeed: clientSeed ?? pair.clientSeed }, at);
  return { revealed: pair, inUse: await holdSeedPair(tx, player, at) };
}

/** The public part of the pair in use. */
export const describePair = ({ serverSeed, nextServerSeed, clientSeed, nonce }: SeedPairInUse) => ({
  serverSeedHash: hashServerSeed(serverSeed),
  nextServerSeedHash: hashServerSeed(nextServerSeed),
  clientSeed,
  nonce,
});
