import type { LimitKind, LimitPeriod } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, compareDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/** Two stakes with no more time between them are one stretch of play; it counts once the second is taken. */
const longestPauseMs = 15 * 60_000;

/** A player who cannot play now. */
export interface Restriction {
  readonly state: 'break' | 'over' | 'waiting' | 'closed';
  /** When this ends by itself, if it does. */
  readonly until: Date | null;
}

/** A limit and what counts towards it in the present period: dollars, or minutes of play up to now. */
export interface LimitState {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: Decimal | null;
  readonly used: Decimal;
  /** When the next period begins. */
  readonly until: Date;
}

/** A limit that refuses something. */
export interface PassedLimit extends LimitState {
  readonly amount: Decimal;
  readonly left: Decimal;
}

/** What a stake or a deposit is decided by. */
export interface Question {
  readonly restriction: Restriction | undefined;
  readonly limits: readonly LimitState[];
  /** Its value. */
  readonly usd: Decimal;
}

/** Why a stake is refused. */
export type StakeRefusal = { readonly restriction: Restriction } | { readonly limit: PassedLimit };

/** Why a deposit is held, and until when at least; null if the clock alone does not release it. */
export interface Hold {
  readonly because: 'break' | 'deposit-limit';
  readonly releaseFrom: Date | null;
}

/** What is left of a limit; it may have been lowered below what was used. */
export function leftOf(amount: Decimal, used: Decimal): Decimal {
  const left = subtractDecimals(amount, used);
  return compareDecimals(left, '0') < 0 ? '0' : left;
}

/** The limits that do not allow so many dollars more; time of play is used up by itself. */
const passedBy = ({ limits, usd }: Question): PassedLimit[] =>
  limits.flatMap((limit) => {
    const { kind, amount, used } = limit;
    if (amount === null) return [];
    const isPassed =
      kind === 'session' ? compareDecimals(used, amount) >= 0 : compareDecimals(addDecimals(used, usd), amount) > 0;
    return isPassed ? [{ ...limit, amount, left: leftOf(amount, used) }] : [];
  });

/**
 * Decides on a stake: the one place that does. The worst case counts: all of it is lost. Of several limits that refuse it, the
 * one is named that has least left, and of these the one that lasts longest.
 *
 * @returns why it is refused; undefined if it may be taken
 */
export function decideStake(question: Question): StakeRefusal | undefined {
  if (question.restriction !== undefined) return { restriction: question.restriction };
  const [limit] = passedBy(question)
    .filter(({ kind }) => kind !== 'deposit')
    .sort((a, b) => compareDecimals(a.left, b.left) || b.until.getTime() - a.until.getTime());
  return limit && { limit };
}

/** Decides on a deposit that has arrived. @returns why it is held; undefined if it can be played with */
export function decideDeposit(question: Question): Hold | undefined {
  const { restriction, usd } = question;
  if (restriction !== undefined) return { because: 'break', releaseFrom: restriction.until };
  const passed = passedBy(question).filter(({ kind }) => kind === 'deposit');
  if (passed.length === 0) return undefined;
  const isTooLarge = passed.some(({ amount }) => compareDecimals(usd, amount) > 0);
  const last = Math.max(...passed.map(({ until }) => until.getTime()));
  return { because: 'deposit-limit', releaseFrom: isTooLarge ? null : new Date(last) };
}

/** Time of play since the last stake. */
export function playedSince(last: Date | null, at: Date): number {
  const pauseMs = last === null ? 0 : at.getTime() - last.getTime();
  return pauseMs > 0 && pauseMs <= longestPauseMs ? pauseMs : 0;
}
