import type { NoticeKind, WithdrawalState } from '@tessera/shared-contracts/extensions/schema';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { addNotice } from '../notices';

type DepositState = 'seen' | 'confirming' | 'held' | 'done' | 'failed' | 'returned';
/** What has happened to a deposit or a withdrawal. */
export type StepState = WithdrawalState | DepositState;

interface StateRule {
  /** The status of the list (spec §3 Transaction); none keeps the one before. */
  readonly status?: string;
  /** What the bell then tells the player; nothing of what the player has just done, or hears a moment later. */
  readonly notice?: NoticeKind;
  readonly next: readonly StepState[];
}

const ends = ['refused', 'failed'] as const;
const endsUnsent = [...ends, 'cancelled'] as const;

const withdrawalRules: Readonly<Record<WithdrawalState, StateRule>> = {
  asked: { status: 'waiting', next: ['review', 'approved', ...endsUnsent] },
  review: { status: 'waiting', notice: 'withdrawal-in-review', next: ['approved', ...endsUnsent] },
  approved: { status: 'waiting', notice: 'withdrawal-approved', next: ['sent', ...endsUnsent] },
  sent: { status: 'sending', notice: 'withdrawal-sent', next: ['confirming', ...ends] },
  confirming: { status: 'sending', next: ['done', ...ends] },
  done: { status: 'finished', notice: 'withdrawal-done', next: [] },
  refused: { status: 'refunded', notice: 'withdrawal-refused', next: ['returned'] },
  failed: { status: 'failed', notice: 'withdrawal-failed', next: ['returned'] },
  cancelled: { status: 'refunded', notice: 'withdrawal-cancelled', next: ['returned'] },
  returned: { next: [] },
};

const depositRules: Readonly<Record<DepositState, StateRule>> = {
  seen: { status: 'waiting', next: ['confirming', 'failed'] },
  confirming: { status: 'confirming', next: ['held', 'done', 'failed'] },
  held: { status: 'held', notice: 'deposit-held', next: ['done', 'returned'] },
  done: { status: 'finished', notice: 'deposit-credited', next: [] },
  failed: { status: 'failed', notice: 'deposit-failed', next: [] },
  returned: { status: 'refunded', next: [] },
};

/** The states that may follow each one, and the status that each gives a transaction. */
const rules: Readonly<Record<Moving['type'], Partial<Readonly<Record<StepState, StateRule>>>>> = {
  deposit: depositRules,
  withdraw: withdrawalRules,
};
const first = { deposit: 'seen', withdraw: 'asked' } as const;

interface Moving {
  readonly id: string;
  readonly type: 'deposit' | 'withdraw';
}

/** A step as the database has it. */
export interface StepRow {
  readonly state: StepState;
  readonly at: Date;
  readonly reason: string | null;
}

/** Everything that has happened to a transaction, oldest first; nothing for one that never moved on the chain. */
export const readSteps = (queries: Queries, id: string): Promise<StepRow[]> =>
  queries.query<StepRow>('select state, at, reason from transaction_steps where transaction_id = $1 order by place', [
    id,
  ]);

export const readState = async (queries: Queries, id: string): Promise<StepState | undefined> =>
  (
    await queryOne<{ state: StepState }>(
      queries,
      'select state from transaction_steps where transaction_id = $1 order by place desc limit 1',
      [id],
    )
  )?.state;

/**
 * Adds a step to a transaction whose row the caller holds, gives it the status that follows from it, and tells the player.
 *
 * @throws if the state would skip one, or go back
 */
export async function addStep(
  tx: Queries,
  { id, type }: Moving,
  state: StepState,
  { at, reason }: { readonly at: Date; readonly reason?: string | undefined },
): Promise<void> {
  const last = await readState(tx, id);
  const allowed = last === undefined ? [first[type]] : (rules[type][last]?.next ?? []);
  if (!allowed.includes(state)) throw new Error(`A ${type} that is ${last ?? 'new'} cannot be ${state}.`);
  await tx.query(
    `insert into transaction_steps (transaction_id, place, state, at, reason)
     values ($1, (select count(*) + 1 from transaction_steps where transaction_id = $1), $2, $3, $4)`,
    [id, state, at, reason ?? null],
  );
  const { status, notice } = rules[type][state] ?? {};
  if (status !== undefined) await tx.query('update transactions set status = $2 where id = $1', [id, status]);
  // An approval that nobody waited for is no news.
  if (notice !== undefined && (state !== 'approved' || last === 'review')) {
    const { userId, currency, amount } = await queryExactlyOne<{ userId: string; currency: string; amount: string }>(
      tx,
      'select user_id as "userId", currency, trim_scale(amount)::text as amount from transactions where id = $1',
      [id],
    );
    const facts = { currency, amount, transactionId: id, ...(reason !== undefined && { reason }) };
    const kind = state === 'done' && last === 'held' ? 'deposit-released' : notice;
    await addNotice(tx, { userId, kind, at, facts });
  }
}
