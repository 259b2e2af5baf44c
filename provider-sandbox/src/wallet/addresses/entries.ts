import { canonicalAddress, splitXrpAddress } from '@tessera/shared-contracts/addresses';
import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { hashToken, newId, newToken } from '../../ids';
import type { CoinOnNetwork } from '../coins';
import { walletMessages } from '../wallet.messages';

/** Addresses that one player may have. */
const mostEntries = 100;

/** A stored address of a player's book. */
export interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string | null;
  readonly addedAt: Date;
  /** As was decided when it was added. */
  readonly usableFrom: Date;
}

const columns = `id, user_id as "userId", name, currency, network, address, tag::text as tag, added_at as "addedAt",
  usable_from as "usableFrom"`;

/** Addresses of one recipient have one destination, however they are written. */
function destinationOf({ symbol, networkCode }: CoinOnNetwork, given: string) {
  const xrp = symbol === 'XRP' ? splitXrpAddress(given) : undefined;
  return [symbol, networkCode, xrp?.account ?? canonicalAddress(given), xrp?.tag ?? null] as const;
}

/** The addresses of a player, by name. */
export const listEntries = (queries: Queries, userId: string): Promise<readonly Entry[]> =>
  queries.query<Entry>(`select ${columns} from book_addresses where user_id = $1 order by lower(name), id`, [userId]);

export const findEntry = (
  queries: Queries,
  userId: string,
  coin: CoinOnNetwork,
  address: string,
): Promise<Entry | undefined> =>
  queryOne<Entry>(
    queries,
    `select ${columns} from book_addresses
     where user_id = $1 and currency = $2 and network = $3 and address = $4 and tag is not distinct from $5::bigint`,
    [userId, ...destinationOf(coin, address)],
  );

/**
 * Adds an address to a book, which the caller holds.
 *
 * @returns it, and the token that removes it; only its hash is stored
 * @throws HttpError 409 if the book has the address or the name, or is full
 */
export async function addEntry(
  tx: Queries,
  entry: Pick<Entry, 'userId' | 'name' | 'addedAt' | 'usableFrom'> & {
    readonly coin: CoinOnNetwork;
    readonly address: string;
  },
): Promise<{ readonly entry: Entry; readonly token: string }> {
  const { userId, name, coin } = entry;
  const known = await findEntry(tx, userId, coin, entry.address);
  if (known !== undefined) throw new HttpError(409, walletMessages.addressKnown(known.name));
  if ((await listEntries(tx, userId)).length >= mostEntries) {
    throw new HttpError(409, walletMessages.bookFull(mostEntries));
  }
  const token = newToken();
  const added = await queryOne<Entry>(
    tx,
    `insert into book_addresses (id, user_id, name, currency, network, address, tag, added_at, usable_from, removal_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning ${columns}`,
    [
      newId(entry.addedAt),
      userId,
      name,
      ...destinationOf(coin, entry.address),
      entry.addedAt,
      entry.usableFrom,
      hashToken(token),
    ],
  );
  if (added === undefined) throw new HttpError(409, walletMessages.addressNameTaken(name));
  return { entry: added, token };
}

/** Removes an address of a player's book. */
export const removeEntry = (tx: Queries, userId: string, id: string): Promise<Entry | undefined> =>
  queryOne<Entry>(tx, `delete from book_addresses where user_id = $1 and id = $2 returning ${columns}`, [userId, id]);

/** The address that a token of a mail removes; undefined once it is removed. */
export const findByToken = (queries: Queries, token: string): Promise<Entry | undefined> =>
  queryOne<Entry>(queries, `select ${columns} from book_addresses where removal_hash = $1`, [hashToken(token)]);
