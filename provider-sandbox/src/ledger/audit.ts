import { type Queries, queryExactlyOne } from '../database';

/** What the books look like as a whole. The last two are empty, always; that is checked here without the triggers. */
export interface Audit {
  readonly transfers: number;
  readonly entries: number;
  /** Transfers that do not sum to zero in each currency. */
  readonly unbalanced: readonly string[];
  /** Players' accounts below zero. */
  readonly overdrawn: readonly { readonly owner: string; readonly currency: string; readonly amount: string }[];
}

export async function auditLedger(queries: Queries): Promise<Audit> {
  const counts = await queryExactlyOne<{ transfers: number; entries: number }>(
    queries,
    `select (select count(*)::int from ledger_transfers) as transfers, (select count(*)::int from ledger_entries) as entries`,
  );
  const unbalanced = await queries.query<{ id: string }>(
    `select distinct entry.transfer_id as id from ledger_entries entry
       join ledger_accounts account on account.id = entry.account_id
     group by entry.transfer_id, account.currency having sum(entry.amount) <> 0`,
  );
  const overdrawn = await queries.query<Audit['overdrawn'][number]>(
    `select owner, currency, amount::text from ledger_balances where kind = 'player' and amount < 0`,
  );
  return { ...counts, unbalanced: unbalanced.map(({ id }) => id), overdrawn };
}
