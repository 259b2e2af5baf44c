import { type Queries, queryExactlyOne } from '../database';
import { endOf } from './breaks/lengths';

/** The player has looked at the limits. */
export const markReviewed = (tx: Queries, userId: string, at: Date) =>
  tx.query('update users set limits_reviewed_at = $2 where id = $1', [userId, at]);

/** Whether half a year has passed since the player last looked at the limits, at the latest when the account was opened. */
export async function isReviewDue(queries: Queries, userId: string, at: Date): Promise<boolean> {
  const { last } = await queryExactlyOne<{ last: Date }>(
    queries,
    'select coalesce(limits_reviewed_at, created_at) as last from users where id = $1',
    [userId],
  );
  return at >= endOf('6m', last);
}
