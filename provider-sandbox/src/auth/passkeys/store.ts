import { type Queries, queryExactlyOne, queryOne, type Transaction } from '../../database';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { endPending } from '../endPending';

/** Passkeys that one player may have. */
export const mostPasskeys = 10;

/** A stored passkey. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How browsers reach the authenticator, as reported by them (WebAuthn: transports). */
  readonly transports: readonly string[];
  readonly signCount: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

type Row = Omit<Passkey, 'transports' | 'signCount'> & { readonly transports: string; readonly signCount: string };

const columns = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", transports,
  sign_count::text as "signCount", name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

const readRow = ({ transports, signCount, ...row }: Row): Passkey => ({
  ...row,
  transports: transports.split(' ').filter((transport) => transport !== ''),
  signCount: Number(signCount),
});

/** The passkeys of a player, oldest first. */
export const listPasskeys = async (queries: Queries, userId: string): Promise<readonly Passkey[]> =>
  (
    await queries.query<Row>(`select ${columns} from passkeys where user_id = $1 order by created_at, id`, [userId])
  ).map(readRow);

export async function findPasskey(queries: Queries, credentialId: string): Promise<Passkey | undefined> {
  const row = await queryOne<Row>(queries, `select ${columns} from passkeys where credential_id = $1`, [credentialId]);
  return row && readRow(row);
}

/**
 * Adds a passkey, unless the player has the maximum or the credential exists, and ends what was begun before. `onAdded` runs in the
 * transaction.
 */
export const addPasskey = (
  sandbox: Sandbox,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>,
  onAdded: (tx: Transaction) => Promise<void>,
): Promise<Passkey | 'too-many' | 'known'> =>
  sandbox.database.transaction(async (tx) => {
    // One at a time for each player, so that the limit holds.
    await queryExactlyOne(tx, 'select id from users where id = $1 for no key update', [passkey.userId]);
    if ((await listPasskeys(tx, passkey.userId)).length >= mostPasskeys) return 'too-many';
    const at = sandbox.now();
    const row = await queryOne<Row>(
      tx,
      `insert into passkeys (id, user_id, credential_id, public_key, transports, sign_count, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${columns}`,
      [
        newId(at),
        passkey.userId,
        passkey.credentialId,
        passkey.publicKey,
        passkey.transports.join(' '),
        passkey.signCount,
        passkey.name,
        at,
      ],
    );
    if (row === undefined) return 'known';
    await endPending(sandbox, tx, passkey.userId);
    await onAdded(tx);
    return readRow(row);
  });

/**
 * Records a use.
 *
 * @returns false if the stored count is already this high or higher, which means that the key was cloned
 */
export async function notePasskeyUse({ database, now }: Sandbox, { id }: Passkey, signCount: number): Promise<boolean> {
  const used = await database.query(
    `update passkeys set sign_count = $2, last_used_at = $3
     where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
    [id, signCount, now()],
  );
  return used.length > 0;
}

/** Renames a passkey of a player, if it exists. */
export async function renamePasskey(
  queries: Queries,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const row = await queryOne<Row>(
    queries,
    `update passkeys set name = $3 where user_id = $1 and id = $2 returning ${columns}`,
    [userId, id, name],
  );
  return row && readRow(row);
}

/** Removes a passkey of a player, and ends what was begun before. */
export async function removePasskey(sandbox: Sandbox, tx: Queries, userId: string, id: string): Promise<boolean> {
  const removed = await tx.query('delete from passkeys where user_id = $1 and id = $2 returning id', [userId, id]);
  if (removed.length > 0) await endPending(sandbox, tx, userId);
  return removed.length > 0;
}

/** Removes the passkeys of a player that were added after a time, and returns how many. */
export const removePasskeysSince = async (tx: Queries, userId: string, since: Date): Promise<number> =>
  (await tx.query('delete from passkeys where user_id = $1 and created_at > $2 returning id', [userId, since])).length;
