import { readMoment, request, type Transaction, transactions } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { Decimal } from '@tessera/shared-contracts/money';

/** More than a player has pending; a provider without paging ignores it. */
const transactionsRead = '50';

/** Reads the transactions that can be pending. */
export const recentTransactions = (userId: string) =>
  request(transactions, {
    params: { userId },
    ...(hasExtension('transactions-page') && { search: { limit: transactionsRead } }),
  });

/** Stage of a deposit. `held` has arrived and cannot be played with; `ended` is a final status without a credit, or an unknown one. */
export type DepositStage = 'waiting' | 'confirming' | 'credited' | 'held' | 'ended';

/** A deposit that is pending or recent. */
export interface TrackedDeposit {
  readonly id: string;
  readonly stage: DepositStage;
  /** As the provider sends it. */
  readonly status: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** How long a finished deposit is still shown. */
const shownForMs = 60 * 60 * 1000;
/** Maximum number of deposits shown. */
const most = 3;

/** Statuses of the payment provider (spec §14 Transaction statuses), in upper or lower case. */
const stages: ReadonlyMap<string, DepositStage> = new Map([
  ['waiting', 'waiting'],
  ['confirming', 'confirming'],
  ['confirmed', 'credited'],
  ['sending', 'credited'],
  ['finished', 'credited'],
  ['held', 'held'],
]);

const stageOf = (status: string): DepositStage => stages.get(status.toLowerCase()) ?? 'ended';

/** Whether a deposit has yet to be credited. */
export const isPending = ({ stage }: TrackedDeposit): boolean => stage === 'waiting' || stage === 'confirming';

/** The pending and held deposits of a history and the deposits of the last hour; newest first. */
export function trackDeposits(history: readonly Transaction[], nowMs: number): readonly TrackedDeposit[] {
  return history
    .filter(({ type }) => type.toLowerCase() === 'deposit')
    .map((transaction) => ({ transaction, at: readMoment(transaction.createdAt) ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ transaction: { _id: id, status, currency, amount }, at }) => ({
      at,
      deposit: { id, stage: stageOf(status ?? ''), status: status ?? '', currency: currency.toUpperCase(), amount },
    }))
    .filter(({ at, deposit }) => isPending(deposit) || deposit.stage === 'held' || nowMs - at < shownForMs)
    .slice(0, most)
    .map(({ deposit }) => deposit);
}
