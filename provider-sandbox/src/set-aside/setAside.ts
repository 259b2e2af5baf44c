import type { Decimal } from '@tessera/shared-contracts/money';
import { type Database, DatabaseUnavailable, type Queries, summarize, type Transaction } from '../database';

/** A round, bet or transaction that cannot be settled. */
export interface SetAsideItem {
  readonly id: string;
  readonly kind: 'open-round' | 'automatic-bet' | 'transaction';
  readonly player: string;
  readonly sessionId?: string;
  readonly key?: string;
  readonly currency: string;
  readonly amount: Decimal;
}

interface Steps {
  /** Takes the item out of work. Returns its row as JSON, or undefined if it was settled meanwhile. */
  readonly remove: (tx: Queries) => Promise<string | undefined>;
  /** Returns what was taken from the player; left out if nothing was. */
  readonly refund?: ((tx: Transaction) => Promise<void>) | undefined;
}

/**
 * Takes a poisoned item out of the way, refunds it and lists it for an operator, in one transaction. If the refund fails as
 * well, the item is listed as not refunded.
 *
 * @returns whether the item existed, and whether it was refunded; null if nothing had been taken
 */
export async function setAside(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  item: SetAsideItem,
  error: unknown,
  { remove, refund }: Steps,
): Promise<{ readonly isRefunded: boolean | null } | undefined> {
  const problem = summarize(error);
  const attempt = (isRefunded: boolean | null) =>
    database.transaction(async (tx) => {
      const row = await remove(tx);
      if (row === undefined) return undefined;
      if (isRefunded) await refund?.(tx);
      await tx.query(
        `insert into set_aside (id, kind, player, session_id, idempotency_key, currency, amount, problem, is_refunded, item, set_aside_at)
         values ($1, $2, $3, $4, $5, $6, $7::numeric, $8, $9, $10::jsonb, $11)`,
        [
          item.id,
          item.kind,
          item.player,
          item.sessionId ?? null,
          item.key ?? null,
          item.currency,
          item.amount,
          problem,
          isRefunded,
          row,
          now(),
        ],
      );
      return { isRefunded };
    });
  const done = await attempt(refund === undefined ? null : true).catch((failure: unknown) => {
    if (refund === undefined || failure instanceof DatabaseUnavailable) throw failure;
    return attempt(false);
  });
  if (done !== undefined) console.error(`Set aside: ${item.kind} ${item.id}: ${problem}`);
  return done;
}

const mostListed = 100;

/** The newest items that were set aside. */
export async function listSetAside(queries: Queries) {
  const rows = await queries.query<SetAsideRow>(
    `select id, kind, player, currency, amount::text, problem, is_refunded as "isRefunded", set_aside_at as "setAsideAt"
     from set_aside order by set_aside_at desc, id desc limit ${mostListed}`,
  );
  return rows.map((row) => ({ ...row, setAsideAt: row.setAsideAt.toISOString() }));
}

interface SetAsideRow extends Omit<SetAsideItem, 'sessionId' | 'key'> {
  readonly problem: string;
  readonly isRefunded: boolean | null;
  readonly setAsideAt: Date;
}
