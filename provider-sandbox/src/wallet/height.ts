import { type Queries, queryExactlyOne } from '../database';

export async function readHeight(queries: Queries): Promise<number> {
  return (await queryExactlyOne<{ height: number }>(queries, 'select height from chain')).height;
}

/**
 * The height at which a transaction is broadcast, locked: no block is mined until the caller's transaction ends, so the next
 * block is the first that counts. It must be locked before any account, in the same order as mining does.
 */
export async function holdHeight(tx: Queries): Promise<number> {
  return (await queryExactlyOne<{ height: number }>(tx, 'select height from chain for share')).height;
}

/** Locks the chain against broadcasts and other blocks until the transaction ends. */
export const holdChain = (tx: Queries) => tx.query('select from chain for no key update');
