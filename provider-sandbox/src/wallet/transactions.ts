import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryExactlyOne, queryOne, type SqlValue } from '../database';
import { newId } from '../ids';

/** A line of a player's history. */
export interface NewTransaction {
  readonly id?: string;
  readonly userId: string;
  readonly type: 'deposit' | 'withdraw' | 'vault-in' | 'vault-out' | 'reward' | 'rakeback' | 'bet' | 'win';
  readonly status: string | null;
  readonly currency: string;
  readonly amount: Decimal;
  readonly at: Date;
  /** Taken from the amount of a withdrawal. */
  readonly fee?: Decimal;
  readonly network?: string;
  readonly address?: string;
  readonly broadcastHeight?: number;
  /** The withdrawal behind a deposit from another player of the sandbox. */
  readonly withdrawalId?: string;
  /** Address that a deposit came from. */
  readonly sender?: string;
  /** The held deposit that a withdrawal returns. */
  readonly returns?: string;
  /** Network over which a deposit was sent, if its address is for another one. */
  readonly sentOver?: string | undefined;
  /** The bet that a stake, a win or a refund belongs to. */
  readonly betId?: string;
  /** Identifies the request that made it, so that its repetition is recognised. */
  readonly requestKey?: string | undefined;
}

export async function addTransaction(tx: Queries, line: NewTransaction): Promise<string> {
  const id = line.id ?? newId(line.at);
  await tx.query(
    `insert into transactions (id, user_id, type, status, currency, amount, network, address, created_at, broadcast_height, withdrawal_id, fee,
       sender, returns, sent_over, bet_id, request_key)
     values ($1, $2, $3, $4, $5, $6::numeric, $7, $8, $9, $10, $11, $12::numeric, $13, $14, $15, $16, $17)`,
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
      line.fee ?? null,
      line.sender ?? null,
      line.returns ?? null,
      line.sentOver ?? null,
      line.betId ?? null,
      line.requestKey ?? null,
    ],
  );
  return id;
}

/** A line of a player's history as the database has it. */
export interface TransactionRow {
  readonly id: string;
  readonly type: string;
  readonly status: string | null;
  readonly currency: string;
  readonly amount: Decimal;
  readonly address: string | null;
  readonly createdAt: Date;
}

/** Most rounds in the whole history, since there can be more than a page can show; older ones are read page by page. */
const roundsShown = 1_000;
/** Rows of the whole history that are read at a time. */
const batchSize = 1_000;

interface Page {
  /** Id of the last line that was read. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** A player's transactions, newest first, page by page. */
export const readTransactionsPage = (queries: Queries, userId: string, page: Page): Promise<TransactionRow[]> =>
  queryTransactions(queries, userId, page, 'true');

/** A player's whole history in batches, newest first: everything but rounds in full, and the newest rounds. */
export async function* readTransactions(queries: Queries, userId: string): AsyncGenerator<readonly TransactionRow[]> {
  const oldestRound = await queryOne<{ id: string }>(
    queries,
    `select id from transactions where user_id = $1 and type in ('bet', 'win')
     order by created_at desc, id desc offset ${roundsShown - 1} limit 1`,
    [userId],
  );
  const shown = `($4::text is null or type not in ('bet', 'win') or (created_at, id) >= (
    select created_at, id from transactions where user_id = $1 and id = $4))`;
  let before: string | undefined;
  for (;;) {
    const page = { before, limit: batchSize };
    const rows = await queryTransactions(queries, userId, page, shown, [oldestRound?.id ?? null]);
    yield rows;
    if (rows.length < batchSize) return;
    before = rows.at(-1)?.id;
  }
}

const queryTransactions = (
  queries: Queries,
  userId: string,
  { before, limit }: Page,
  condition: string,
  values: readonly SqlValue[] = [],
): Promise<TransactionRow[]> =>
  queries.query(
    `select id, type, status, currency, trim_scale(amount)::text as amount, address, created_at as "createdAt" from transactions
     where user_id = $1 and ${condition} and ($2::text is null or (created_at, id) < (
       select created_at, id from transactions where user_id = $1 and id = $2))
     order by created_at desc, id desc limit $3`,
    [userId, before ?? null, limit, ...values],
  );

/** How many transactions a player has. */
export const countTransactions = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queryExactlyOne<{ count: number }>(
      queries,
      'select count(*)::int as count from transactions where user_id = $1',
      [userId],
    )
  ).count;

/**
 * Gives a player a long history at once, for tests of long lists: one line an hour, of all types and several statuses and
 * currencies. It moves no money.
 */
export const addLongHistory = (queries: Queries, userId: string, count: number, now: Date) =>
  queries.query(
    `insert into transactions (id, user_id, type, status, currency, amount, created_at)
     select lpad(to_hex(extract(epoch from at)::bigint), 8, '0') || substr(md5($1 || number), 1, 16), $1,
       (array['deposit', 'withdraw', 'rakeback', 'bet', 'win', 'reward'])[1 + number % 6],
       (array['finished', 'finished', 'finished', 'confirmed', 'failed', null])[1 + number % 7 % 6],
       (array['BTC', 'USDT', 'ETH', 'SOL'])[1 + number % 4],
       (1 + number * 7919 % 1000003)::numeric / 100000,
       at
     from (select number, $3::timestamptz - number * interval '1 hour' as at from generate_series(1, $2::int) as number) as line`,
    [userId, count, now],
  );
