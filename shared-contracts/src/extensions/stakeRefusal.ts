import { type InferOutput, nullish, object, optional } from 'valibot';
import { readMoment } from '../api/moment';
import { text } from '../api/text';
import { formatMoment } from '../format';
import { formatFiat, truncateDecimal } from '../money';
import { isForGood } from './calls/breaks';
import { type LimitKind, type LimitRefusal, limitRefusalSchema } from './calls/limits';

/** Why a stake was refused, as the 403 says and as a game tells its site: a limit of the player, or a break with its end. */
export const stakeRefusalSchema = object({ limit: optional(limitRefusalSchema), until: nullish(text) });
/** See {@link stakeRefusalSchema}. */
export type StakeRefusal = InferOutput<typeof stakeRefusalSchema>;

const names: Readonly<Record<LimitKind, string>> = {
  deposit: 'deposit limit',
  loss: 'loss limit',
  wager: 'wager limit',
  session: 'time limit',
};

/** A moment of the provider in the player's time zone; as it was sent if it is none. */
const momentText = (at: string): string => {
  const moment = readMoment(at);
  return moment === undefined ? at : formatMoment(moment);
};

function describeLimit({ kind, period, amount, left, until }: LimitRefusal): string {
  const isTime = kind === 'session';
  // The game's page says the same beside it, and knows no other currency.
  const inUnit = (value: string) => (isTime ? `${value} min` : `US${formatFiat(truncateDecimal(value, 2))}`);
  const rest = `${inUnit(left)} left until ${momentText(until)}`;
  return `Your ${names[kind]} of ${inUnit(amount)} a ${period} refuses ${isTime ? 'more play' : 'this bet'}: ${rest}.`;
}

/** The refusal in one sentence: which limit, what is left of it, and until when. */
export function describeStakeRefusal({ limit, until }: StakeRefusal): string {
  if (limit !== undefined) return describeLimit(limit);
  if (isForGood(until)) return 'You cannot play any more; you can read and withdraw.';
  return until == null
    ? 'Your break is over: to play again, ask for it in your settings.'
    : `You cannot play until ${momentText(until)}; you can read and withdraw.`;
}
