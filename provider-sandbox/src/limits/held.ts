import type { Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../database';
import { postTransfer } from '../ledger';
import type { Sandbox } from '../sandbox';
import { addStep } from '../wallet/steps';
import { addTransaction } from '../wallet/transactions';
import { readRestriction } from './breaks/restriction';
import { decideDeposit, type Hold } from './decide';
import { inDollars } from './dollars';
import { holdPlayer, readLimitStates } from './limitStates';
import { limitsMessages } from './limits.messages';

/** A deposit that has arrived. */
export interface Arrived {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** A deposit that is held. */
export interface HeldDeposit extends Arrived {
  readonly network: string;
  /** The deposit address. */
  readonly address: string;
  /** Where it came from; null if that is another player of the sandbox. */
  readonly sender: string | null;
  readonly withdrawalId: string | null;
  readonly since: Date;
}

/** A player's held deposits, oldest first. */
export const readHeld = (queries: Queries, userId: string, lock = ''): Promise<HeldDeposit[]> =>
  queries.query<HeldDeposit>(
    `select id, user_id as "userId", currency, trim_scale(amount)::text as amount, network, address, sender,
       withdrawal_id as "withdrawalId",
       (select at from transaction_steps where transaction_id = transactions.id and state = 'held') as since
     from transactions where user_id = $1 and status = 'held' order by created_at, id ${lock}`,
    [userId],
  );

/** Why a deposit cannot be played with now; undefined if it can. Without the extension, whose calls return held deposits, none is held. */
export async function findHold(
  { config }: Pick<Sandbox, 'config'>,
  queries: Queries,
  { userId, currency, amount }: Omit<Arrived, 'id'>,
  at: Date,
): Promise<Hold | undefined> {
  if (!config.extensions.includes('limits')) return undefined;
  return decideDeposit({
    restriction: await readRestriction({ config }, queries, userId, at),
    limits: await readLimitStates(queries, userId, at),
    usd: inDollars(amount, currency).usd,
  });
}

/** Counts a deposit that can be played with from now on, at its present value. */
export async function countDeposit(tx: Queries, { id, userId, currency, amount }: Arrived, at: Date): Promise<void> {
  const { rate, usd } = inDollars(amount, currency);
  await tx.query(
    `insert into counted_money (reference, user_id, kind, at, rate, usd) values ($1, $2, 'deposit', $3, $4::numeric, $5::numeric)`,
    [id, userId, at, rate, usd],
  );
}

/** Moves a deposit from the balance to the held account, or back. */
export const moveHeld = (
  tx: Queries,
  kind: 'hold' | 'release',
  { id, userId: owner, currency, amount }: Arrived,
  at: Date,
) => {
  const [from, to] = kind === 'hold' ? (['player', 'held'] as const) : (['held', 'player'] as const);
  return postTransfer(tx, {
    kind,
    reference: id,
    at,
    postings: [
      { account: { kind: from, owner, currency }, amount: `-${amount}` },
      { account: { kind: to, owner, currency }, amount },
    ],
  });
};

/** Holds a deposit that is in the balance in this transaction. */
export async function holdDeposit(tx: Queries, deposit: Arrived, because: Hold['because'], at: Date): Promise<void> {
  await moveHeld(tx, 'hold', deposit, at);
  await addStep(tx, { id: deposit.id, type: 'deposit' }, 'held', { at, reason: limitsMessages.held[because] });
}

/** Releases what a player's limits and breaks allow by now, oldest first. Called before what is theirs is read. */
export async function releaseHeld(
  sandbox: Pick<Sandbox, 'config' | 'database' | 'now'>,
  userId: string,
): Promise<void> {
  const { database, now } = sandbox;
  if ((await readHeld(database, userId)).length === 0) return;
  await database.transaction(async (tx) => {
    const at = now();
    await holdPlayer(tx, userId);
    for (const deposit of await readHeld(tx, userId, 'for update of transactions')) {
      if ((await findHold(sandbox, tx, deposit, at)) !== undefined) continue;
      await moveHeld(tx, 'release', deposit, at);
      await countDeposit(tx, deposit, at);
      await addStep(tx, { id: deposit.id, type: 'deposit' }, 'done', { at });
    }
  });
}

/** Holds coins that were to be returned and have come back: they arrive as a deposit of their own. */
export async function holdAgain(tx: Queries, returned: Arrived, depositId: string, at: Date): Promise<void> {
  const { userId, currency, amount } = returned;
  const [origin] = await tx.query<Pick<HeldDeposit, 'network' | 'address' | 'sender' | 'withdrawalId'>>(
    `select network, address, sender, withdrawal_id as "withdrawalId" from transactions where id = $1`,
    [depositId],
  );
  if (origin === undefined) throw new Error(`There is no deposit ${depositId} to return.`);
  const { network, address, sender, withdrawalId } = origin;
  const line = { userId, type: 'deposit', status: null, currency, amount, network, address, at } as const;
  const id = await addTransaction(tx, {
    ...line,
    ...(sender !== null && { sender }),
    ...(withdrawalId !== null && { withdrawalId }),
  });
  for (const state of ['seen', 'confirming'] as const) await addStep(tx, { id, type: 'deposit' }, state, { at });
  await holdDeposit(tx, { id, userId, currency, amount }, 'deposit-limit', at);
}
