import type { NoticeKind } from '@tessera/shared-contracts/extensions/schema';
import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { newId } from '../ids';

/** What a notice tells besides its kind. */
export interface NoticeFacts {
  readonly currency?: string;
  readonly amount?: Decimal;
  readonly transactionId?: string;
  readonly reason?: string;
  readonly browser?: string;
  readonly system?: string;
  /** Of an address of the book. */
  readonly name?: string;
}

/** A notice to be written. */
export interface NewNotice {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly at: Date;
  readonly facts?: NoticeFacts;
}

/** A notice as the database has it. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly isRead: boolean;
  readonly facts: NoticeFacts;
}

/**
 * Tells a player something, in the transaction that causes it: both are committed, or neither. The database then writes the event
 * of the player's pages.
 */
export async function addNotice(tx: Queries, { userId, kind, at, facts = {} }: NewNotice): Promise<void> {
  await tx.query('insert into notices (id, user_id, kind, at, facts) values ($1, $2, $3, $4, $5::jsonb)', [
    newId(at),
    userId,
    kind,
    at,
    JSON.stringify(facts),
  ]);
}

/** A player's notices, newest first, before one of them or from the newest on. */
export const readNoticesPage = (
  queries: Queries,
  userId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<NoticeRow[]> =>
  queries.query<NoticeRow>(
    `select id, kind, at, is_read as "isRead", facts from notices
     where user_id = $1 and ($2::text is null or place < (select place from notices where user_id = $1 and id = $2))
     order by place desc limit $3`,
    [userId, before ?? null, limit],
  );

export const countUnread = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queryExactlyOne<{ count: number }>(
      queries,
      'select count(*)::int as count from notices where user_id = $1 and not is_read',
      [userId],
    )
  ).count;

/**
 * Marks a notice of the player and all before it as read. Each has a mark of its own: one that is committed later, whatever its
 * place, stays unread, and none becomes unread again.
 *
 * @returns whether there is such a notice
 */
export async function markRead(tx: Queries, userId: string, upTo: string): Promise<boolean> {
  const newest = await queryOne<{ place: string }>(
    tx,
    'select place::text as place from notices where user_id = $1 and id = $2',
    [userId, upTo],
  );
  if (newest === undefined) return false;
  await tx.query('update notices set is_read = true where user_id = $1 and not is_read and place <= $2::text::bigint', [
    userId,
    newest.place,
  ]);
  return true;
}
