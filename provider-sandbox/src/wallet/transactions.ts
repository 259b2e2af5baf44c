import type { Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../database';
import { newId } from '../ids';

/** A line of a player's history. */
export interface NewTransaction {
  readonly id?: string;
  readonly userId: string;
  readonly type: 'deposit' | 'withdraw' | 'reward' | 'rakeback' | 'bet' | 'win';
  readonly status: string | null;
  readonly currency: string;
  readonly amount: Decimal;
  readonly at: Date;
  readonly network?: string;
  readonly address?: string;
  readonly broadcastHeight?: number;
  /** The withdrawal that a deposit is of, when another player of the sandbox sent it. */
  readonly withdrawalId?: string;
}

export async function addTransaction(tx: Queries, line: NewTransaction): Promise<string> {
  const id = line.id ?? newId(line.at);
  await tx.query(
    `insert into transactions (id, user_id, type, status, currency, amount, network, address, created_at, broadcast_height, withdrawal_id)
     values ($1, $2, $3, $4, $5, $6::numeric, $7, $8, $9, $10, $11)`,
    [
      id,
      line.userId,
      line.type,
      line.status,
      line.currency,
      line.amount,
      line.network ?? null,
      line.address ?? null,
      line.at,
      line.broadcastHeight ?? null,
      line.withdrawalId ?? null,
    ],
  );
  return id;
}

interface TransactionRow {
  readonly id: string;
  readonly type: string;
  readonly status: string | null;
  readonly currency: string;
  readonly amount: Decimal;
  readonly address: string | null;
  readonly createdAt: Date;
}

/** Most rounds in the list, since there can be more than a page can show; older ones remain in the ledger. */
const roundsShown = 1_000;

/** A player's history, newest first: everything but rounds in full, and the newest rounds. */
export const readTransactions = (queries: Queries, userId: string): Promise<TransactionRow[]> =>
  queries.query(
    `select id, type, status, currency, trim_scale(amount)::text as amount, address, created_at as "createdAt" from (
       (select * from transactions where user_id = $1 and type not in ('bet', 'win'))
       union all
       (select * from transactions where user_id = $1 and type in ('bet', 'win')
        order by created_at desc, id desc limit ${roundsShown})
     ) as shown order by created_at desc, id desc`,
    [userId],
  );
