import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../database';
import { addNotice } from '../notices';
import type { Sandbox } from '../sandbox';
import { type Change, confirmableMs, type StoredLimit } from './changeLimit';
import type { LimitKey } from './limitStates';
import { limitsMessages } from './limits.messages';

/** Tells a player that a limit has changed, unless it is as it was or the change still waits. */
export async function tellChange(
  tx: Queries,
  { userId, ...key }: LimitKey,
  before: Decimal | null,
  { limit: { amount }, change }: { readonly limit: StoredLimit; readonly change: Change },
  at: Date,
): Promise<void> {
  const order = amount !== null && before !== null ? compareDecimals(amount, before) : amount === before ? 0 : -1;
  if (change === 'pending' || order === 0) return;
  const kind = amount === null ? 'limit-removed' : order > 0 ? 'limit-raised' : 'limit-set';
  await addNotice(tx, { userId, kind, at, facts: { reason: limitsMessages.named(key, amount) } });
}

interface DueRow extends LimitKey {
  readonly pendingAmount: Decimal | null;
}

/** Tells players, once, that a higher limit that they asked for can be confirmed. @param userId of one player alone */
export const tellConfirmable = ({ database, now }: Pick<Sandbox, 'database' | 'now'>, userId?: string) =>
  database.transaction(async (tx) => {
    const at = now();
    const due = await tx.query<DueRow>(
      `update limits set is_due_told = true where (user_id, kind, period) in (
         select user_id, kind, period from limits where not is_due_told and confirm_from <= $1 and confirm_from > $2
           and ($3::text is null or user_id = $3) for update skip locked)
       returning user_id as "userId", kind, period, trim_scale(pending_amount)::text as "pendingAmount"`,
      [at, new Date(at.getTime() - confirmableMs), userId ?? null],
    );
    for (const { pendingAmount, userId: owner, ...key } of due) {
      const facts = { reason: limitsMessages.named(key, pendingAmount) };
      await addNotice(tx, { userId: owner, kind: 'limit-confirmable', at, facts });
    }
  });
