import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';

/** How far a deposit is. `ended` is any status that leads to no credit, or an unknown one. */
export type DepositStage = 'waiting' | 'confirming' | 'credited' | 'ended';

/** A deposit that the player may be waiting for. */
export interface TrackedDeposit {
  readonly id: string;
  readonly stage: DepositStage;
  /** As the provider sends it. */
  readonly status: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** How long a deposit that is over is still shown. */
const shownForMs = 60 * 60 * 1000;
/** Most deposits that are shown. */
const most = 3;

/** Statuses of the payment provider (spec §14 Transaction statuses), in upper or lower case. */
const stages: ReadonlyMap<string, DepositStage> = new Map([
  ['waiting', 'waiting'],
  ['confirming', 'confirming'],
  ['confirmed', 'credited'],
  ['sending', 'credited'],
  ['finished', 'credited'],
]);

const stageOf = (status: string): DepositStage => stages.get(status.toLowerCase()) ?? 'ended';

/** Whether a deposit has yet to be credited. */
export const isPending = ({ stage }: TrackedDeposit): boolean => stage === 'waiting' || stage === 'confirming';

/** The deposits of a history that are pending, and those of the last hour; newest first. */
export function trackDeposits(history: readonly Transaction[], nowMs: number): readonly TrackedDeposit[] {
  return history
    .filter(({ type }) => type.toLowerCase() === 'deposit')
    .map((transaction) => ({ transaction, at: readMoment(transaction.createdAt) ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ transaction: { _id: id, status, currency, amount }, at }) => ({
      at,
      deposit: { id, stage: stageOf(status ?? ''), status: status ?? '', currency: currency.toUpperCase(), amount },
    }))
    .filter(({ at, deposit }) => isPending(deposit) || nowMs - at < shownForMs)
    .slice(0, most)
    .map(({ deposit }) => deposit);
}
