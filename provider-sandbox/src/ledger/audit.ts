import { type Queries, queryExactlyOne } from '../database';

/** State of the whole ledger. `unbalanced`, `overdrawn` and `misstated` are always empty, which is checked here independently of the triggers. */
export interface Audit {
  readonly transfers: number;
  readonly entries: number;
  /** Transfers that do not sum to zero in each currency. */
  readonly unbalanced: readonly string[];
  /** Players' accounts below zero, all kinds of them. */
  readonly overdrawn: readonly PlayerAccount[];
  /** Players' accounts with a balance other than the sum of their entries. */
  readonly misstated: readonly PlayerAccount[];
  /** The house's accounts. All accounts together sum to zero in each currency. */
  readonly house: readonly { readonly kind: string; readonly currency: string; readonly amount: string }[];
}

interface PlayerAccount {
  readonly owner: string;
  readonly currency: string;
  /** Sum of the entries. */
  readonly amount: string;
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
  const accounts = await queries.query<PlayerAccount & { isOverdrawn: boolean; isMisstated: boolean }>(
    `select owner, currency, sum::text as amount, sum < 0 as "isOverdrawn", sum <> stated as "isMisstated" from (
       select account.owner, account.currency, coalesce(sum(entry.amount), 0) as sum, coalesce(max(balance.amount), 0) as stated
       from ledger_accounts account
         left join ledger_entries entry on entry.account_id = account.id
         left join ledger_player_balances balance on balance.account_id = account.id
       where account.owner is not null group by account.id
     ) as accounts where sum < 0 or sum <> stated`,
  );
  const house = await queries.query<Audit['house'][number]>(
    `select kind, currency, coalesce(sum(amount), 0)::text as amount
     from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
     where owner is null group by kind, currency order by kind, currency`,
  );
  const describe = ({ owner, currency, amount }: PlayerAccount) => ({ owner, currency, amount });
  return {
    ...counts,
    unbalanced: unbalanced.map(({ id }) => id),
    overdrawn: accounts.filter(({ isOverdrawn }) => isOverdrawn).map(describe),
    house,
    misstated: accounts.filter(({ isMisstated }) => isMisstated).map(describe),
  };
}
