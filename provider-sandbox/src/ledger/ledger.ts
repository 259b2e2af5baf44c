import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';

/** A player's accounts: the balance, what is put away from play, and deposits that cannot be played with. */
type PlayerAccountKind = 'player' | 'vault' | 'held';

/** An account of the ledger: a player's in one currency, or one of the house's. */
type Account =
  | { readonly kind: PlayerAccountKind; readonly owner: string; readonly currency: string }
  | { readonly kind: 'chain' | 'games' | 'promotions' | 'withdrawals' | 'fees'; readonly currency: string };

/** The amount that an account gains (positive) or gives (negative). */
export interface Posting {
  readonly account: Account;
  readonly amount: Decimal;
}

/** What a transfer is for. */
export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  /** A withdrawal leaves for the chain; the player's balance has it no more. */
  | 'sending'
  | 'refund'
  | 'fee'
  | 'fee-refund'
  | 'round'
  | 'payout'
  | 'vault-in'
  | 'vault-out'
  | 'hold'
  | 'release'
  | 'reward'
  | 'rakeback'
  | 'opening';

export interface Transfer {
  readonly kind: TransferKind;
  /** Id of what it settles. The same kind and reference cannot be posted twice. */
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

const ownerOf = (account: Account): string | null => ('owner' in account ? account.owner : null);
const keyOf = (account: Account): string => [account.kind, ownerOf(account) ?? '', account.currency].join('|');

/**
 * Posts a transfer inside the caller's transaction. Accounts are locked in the same order everywhere, so two transfers never
 * deadlock.
 *
 * @throws HttpError 400 if an account of a player would be overdrawn
 */
export async function postTransfer(tx: Queries, { kind, reference, at, postings }: Transfer): Promise<string> {
  const id = newId(at);
  await tx.query('insert into ledger_transfers (id, kind, reference, created_at) values ($1, $2, $3, $4)', [
    id,
    kind,
    reference,
    at,
  ]);
  const accounts = new Map(postings.map(({ account }) => [keyOf(account), account]));
  const ids = new Map<string, string>();
  for (const [key, account] of [...accounts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    ids.set(key, await lockAccount(tx, account));
  }
  for (const { account, amount } of postings) {
    await tx.query(
      'insert into ledger_entries (transfer_id, account_id, amount) values ($1, $2::bigint, $3::numeric)',
      [id, ids.get(keyOf(account)) ?? null, amount],
    );
  }
  const overdrawn = await queryOne<{ kind: string }>(
    tx,
    `select account.kind from ledger_player_balances balance join ledger_entries entry using (account_id)
       join ledger_accounts account on account.id = balance.account_id
     where entry.transfer_id = $1 and balance.amount < 0`,
    [id],
  );
  if (overdrawn !== undefined) {
    throw new HttpError(400, overdrawn.kind === 'vault' ? 'Insufficient balance in the vault' : 'Insufficient balance');
  }
  return id;
}

/** Creates the account if it is new, locks a player's until the transaction ends, and returns its id. */
async function lockAccount(tx: Queries, account: Account): Promise<string> {
  const key = [account.kind, ownerOf(account), account.currency];
  const find = `select id::text from ledger_accounts where kind = $1 and coalesce(owner, '') = coalesce($2, '') and currency = $3`;
  const found = await queryOne<{ id: string }>(tx, find, key);
  if (found === undefined) {
    await tx.query(
      'insert into ledger_accounts (kind, owner, currency) values ($1, $2, $3) on conflict do nothing',
      key,
    );
  }
  const lock = ownerOf(account) !== null ? `${find} for no key update` : find;
  const row = await queryOne<{ id: string }>(tx, lock, key);
  if (row === undefined) throw new Error(`No ledger account ${keyOf(account)}.`);
  return row.id;
}

/** A player's balance in one currency, locked until the transaction ends, so that nothing else can spend it meanwhile. */
export async function holdBalance(tx: Queries, owner: string, currency: string): Promise<Decimal> {
  await lockAccount(tx, { kind: 'player', owner, currency });
  return readBalance(tx, owner, currency);
}

/** A player's balances, or what is in another account: one row for each currency in which the account ever had an entry. */
export async function readBalances(
  queries: Queries,
  userId: string,
  kind: PlayerAccountKind = 'player',
): Promise<{ readonly currency: string; readonly amount: Decimal }[]> {
  return queries.query(
    'select currency, amount::text from ledger_balances where owner = $1 and kind = $2 order by currency',
    [userId, kind],
  );
}

/** A player's balance in one currency. */
export async function readBalance(queries: Queries, userId: string, currency: string): Promise<Decimal> {
  return (await readBalances(queries, userId)).find((balance) => balance.currency === currency)?.amount ?? '0';
}

/** One ledger entry of a player. */
export interface LedgerLine {
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly reference: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly createdAt: string;
}

/** A player's ledger entries, newest first, and their sums. */
export async function readLedger(
  queries: Queries,
  userId: string,
): Promise<{ readonly entries: readonly LedgerLine[]; readonly sums: Readonly<Record<string, Decimal>> }> {
  const rows = await queries.query<Omit<LedgerLine, 'createdAt'> & { createdAt: Date }>(
    `select transfer.id as "transferId", transfer.kind, transfer.reference, account.currency, entry.amount::text as amount,
       transfer.created_at as "createdAt"
     from ledger_entries entry
       join ledger_accounts account on account.id = entry.account_id
       join ledger_transfers transfer on transfer.id = entry.transfer_id
     where account.kind = 'player' and account.owner = $1 order by transfer.created_at desc, entry.id desc`,
    [userId],
  );
  const balances = await readBalances(queries, userId);
  return {
    entries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    sums: Object.fromEntries(balances.map(({ currency, amount }) => [currency, amount])),
  };
}
