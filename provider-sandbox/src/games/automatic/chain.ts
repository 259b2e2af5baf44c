import { type Queries, queryExactlyOne, queryOne } from '../../database';
import { hashServerSeed, newClientSeed, newServerSeed } from '../fairness';

/** How many rounds a chain has seeds for: more than a day. */
export const chainLength = 10_000;

/** A chain of seeds and the position in it. */
export interface Chain {
  readonly id: number;
  readonly lastSeed: string;
  readonly length: number;
  readonly terminalHash: string;
  readonly clientSeed: string;
  /** The nonce of the next round. */
  readonly nextNonce: number;
}

/** Hashes the seed `times` times, each time the text of the previous hash. */
export function hashTimes(seed: string, times: number): string {
  let hash = seed;
  for (let done = 0; done < times; done += 1) hash = hashServerSeed(hash);
  return hash;
}

/** The seed of a round: the seed of the last round, hashed once for each round between. */
export const seedOf = ({ lastSeed, length }: Pick<Chain, 'lastSeed' | 'length'>, nonce: number): string =>
  hashTimes(lastSeed, length - 1 - nonce);

const select = `select id, last_seed as "lastSeed", length, terminal_hash as "terminalHash", client_seed as "clientSeed",
    (select coalesce(max(nonce) + 1, 0) from automatic_rounds where chain_id = automatic_chains.id) as "nextNonce"
  from automatic_chains`;

/** The chain in use, if it has a seed left. */
export async function findChain(queries: Queries): Promise<Chain | undefined> {
  const chain = await queryOne<Chain & { clientSeed: string | null }>(queries, `${select} order by id desc limit 1`);
  if (chain === undefined || chain.nextNonce >= chain.length) return undefined;
  return chain.clientSeed === null ? addClientSeed(queries, chain.id) : chain;
}

/** Publishes the hash of a new chain. */
export const addChain = (queries: Queries, at: Date) => {
  const lastSeed = newServerSeed();
  const terminalHash = hashTimes(lastSeed, chainLength);
  return queries.query(
    'insert into automatic_chains (last_seed, length, terminal_hash, created_at) values ($1, $2, $3, $4)',
    [lastSeed, chainLength, terminalHash, at],
  );
};

/**
 * Draws the client seed of a chain once its hash is published. A real provider would take it from a public event
 * outside its control.
 */
async function addClientSeed(queries: Queries, id: number): Promise<Chain> {
  await queries.query('update automatic_chains set client_seed = $2 where id = $1 and client_seed is null', [
    id,
    newClientSeed(),
  ]);
  return queryExactlyOne<Chain>(queries, `${select} where id = $1`, [id]);
}
