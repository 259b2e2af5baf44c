import { type BreakState, isForGood } from '@tessera/shared-contracts/extensions/schema';
import type { Decimal } from '@tessera/shared-contracts/money';
import { momentText } from '../../momentText';
import type { Restriction } from '../decide';

const endless = (until: Date | null) => isForGood(until?.toISOString());

const closed = 'This account is closed.';

/** Messages of breaks. */
export const breakMessages = {
  refused: ({ state, until }: Restriction): string => {
    if (state === 'closed') return closed;
    if (state === 'over' || until === null)
      return 'Your break is over. To play again, ask for it first; it takes a day.';
    if (endless(until)) return 'You have excluded yourself for good. You can read and withdraw.';
    const what = state === 'break' ? 'You are on a break' : 'You asked to play again';
    return `${what}. You can play from ${momentText(until)}; until then you can read and withdraw.`;
  },
  begun: (until: Date | null) =>
    `Your break has begun${until === null ? '' : ` and lasts ${endless(until) ? 'for good' : `until ${momentText(until)}`}`}. You can still log in to withdraw.`,
  answered: {
    none: 'You can play.',
    break: 'Your break is not over yet.',
    over: '',
    waiting: 'Your request is received. You can play a day after it.',
  } satisfies Readonly<Record<BreakState, string>>,
  payOutFirst: (amount: Decimal, currency: string) => `Withdraw your ${amount} ${currency} first.`,
  underWay: 'A bet, a deposit or a withdrawal is still under way. Please close the account once it is done.',
  closed,
  closedNow: 'Your account is closed.',
} as const;
