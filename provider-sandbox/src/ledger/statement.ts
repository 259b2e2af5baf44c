import type { statementMovements } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../database';
import type { TransferKind } from './ledger';

type Movement = (typeof statementMovements)[number];
type Sums = Readonly<Record<'opening' | Movement | 'closing', Decimal>>;

/** The movement that an entry of a transfer is. A refund returns what it is a refund of. */
const movementOf: Readonly<Record<TransferKind, (entry: Pick<SumRow, 'isStake' | 'isIncoming'>) => Movement>> = {
  opening: () => 'deposits',
  deposit: () => 'deposits',
  withdrawal: () => 'withdrawals',
  sending: () => 'withdrawals',
  fee: () => 'fees',
  'fee-refund': () => 'fees',
  refund: ({ isStake }) => (isStake ? 'staked' : 'withdrawals'),
  round: ({ isIncoming }) => (isIncoming ? 'returned' : 'staked'),
  payout: () => 'returned',
  'vault-in': () => 'vault',
  'vault-out': () => 'vault',
  hold: () => 'held',
  release: () => 'held',
  reward: () => 'rewards',
  rakeback: () => 'rewards',
};

interface SumRow {
  readonly currency: string;
  readonly kind: TransferKind;
  readonly isIncoming: boolean;
  /** Whether it is a refund of a stake. */
  readonly isStake: boolean;
  readonly isBefore: boolean;
  readonly amount: Decimal;
}

/** Nothing has moved. */
const nothing: Sums = {
  opening: '0',
  deposits: '0',
  withdrawals: '0',
  fees: '0',
  staked: '0',
  returned: '0',
  rewards: '0',
  held: '0',
  vault: '0',
  closing: '0',
};

/** The entries of the player `$1`. */
const entries = `select account.currency, transfer.kind, transfer.created_at as at, entry.amount, entry.amount > 0 as "isIncoming",
    transfer.kind = 'refund' and exists (select from ledger_entries other join ledger_accounts house on house.id = other.account_id
      where other.transfer_id = transfer.id and house.kind = 'games') as "isStake"
  from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    join ledger_transfers transfer on transfer.id = entry.transfer_id
  where account.kind = 'player' and account.owner = $1`;

/** What moved in a coin on a day of UTC, with its sign. */
export interface DayMovement {
  /** Such as `2025-11-20`; empty for everything before the days that were asked for. */
  readonly day: string;
  readonly currency: string;
  readonly movement: Movement;
  readonly amount: Decimal;
}

/** All movements of a player, by day from a moment on. */
export async function readMovements(queries: Queries, userId: string, from: Date): Promise<DayMovement[]> {
  const rows = await queries.query<Omit<SumRow, 'isBefore'> & { readonly day: string }>(
    `select case when at < $2 then '' else to_char(at at time zone 'UTC', 'YYYY-MM-DD') end as day,
       currency, kind, "isIncoming", "isStake", sum(amount)::text as amount
     from (${entries}) as entries group by 1, 2, 3, 4, 5`,
    [userId, from],
  );
  return rows.map((row) => ({
    day: row.day,
    currency: row.currency,
    movement: movementOf[row.kind](row),
    amount: row.amount,
  }));
}

/** Balances of a player at `from` and just before `until`, and what changed them; a row for each coin with an entry before `until`. */
export async function readStatement(
  queries: Queries,
  userId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<(Sums & { readonly currency: string })[]> {
  const rows = await queries.query<SumRow>(
    `select currency, kind, "isIncoming", "isStake", at < $2 as "isBefore", sum(amount)::text as amount
     from (${entries}) as entries where at < $3 group by 1, 2, 3, 4, 5 order by currency`,
    [userId, from, until],
  );
  const coins = new Map<string, Sums>();
  for (const row of rows) {
    const sums = coins.get(row.currency) ?? nothing;
    const column = row.isBefore ? 'opening' : movementOf[row.kind](row);
    const add = (name: keyof Sums) => ({ [name]: addDecimals(sums[name], row.amount) });
    coins.set(row.currency, { ...sums, ...add(column), ...add('closing') });
  }
  return Array.from(coins, ([currency, sums]) => ({ currency, ...sums }));
}
