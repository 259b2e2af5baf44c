import type { LimitKind, LimitPeriod } from '@tessera/shared-contracts/extensions/schema';
import { type Decimal, fixDecimal } from '@tessera/shared-contracts/money';
import { momentText } from '../momentText';
import type { Change } from './changeLimit';

const names: Readonly<Record<LimitKind, string>> = {
  deposit: 'deposit limit',
  loss: 'loss limit',
  wager: 'wager limit',
  session: 'limit of time',
};
const everyPeriod: Readonly<Record<LimitPeriod, string>> = { day: 'daily', week: 'weekly', month: 'monthly' };

/** Messages of limits and held deposits. */
export const limitsMessages = {
  /** A limit and its amount, in a notice. */
  named: (
    { kind, period }: { readonly kind: LimitKind; readonly period: LimitPeriod },
    amount: Decimal | null,
  ): string => {
    const name = `${everyPeriod[period]} ${names[kind]}`;
    const value = amount === null ? 'none' : kind === 'session' ? `${amount} minutes` : `US$${fixDecimal(amount, 2)}`;
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`;
  },
  passed: (kind: LimitKind, period: LimitPeriod, until: Date) =>
    `This would pass your ${names[kind]} for the ${period}. The next ${period} begins at ${momentText(until)}.`,
  unknownLimit: 'There is no such limit.',
  amountInvalid: 'A limit is an amount in US dollars with at most 2 decimals, or null for none.',
  minutesInvalid: 'A limit of time is a whole number of minutes, or null for none.',
  nothingPending: 'No change of this limit is pending.',
  withdrawn: 'Your limit stays as it is.',
  changed: (change: Change, confirmFrom: Date | null): string => {
    const words: Readonly<Record<Change, string>> = {
      set: 'Your limit holds from now on.',
      removed: 'This limit is removed.',
      pending: `Your limit stays as it is for now. To change it, ask again after ${confirmFrom === null ? '' : momentText(confirmFrom)}.`,
    };
    return words[change];
  },
  held: {
    'deposit-limit': 'Above your deposit limit, so it is held.',
    break: 'It arrived while you cannot play, so it is held.',
  },
  reviewed: 'You are asked again in half a year.',
  notHeld: 'This deposit is not held.',
  senderUnknown: 'It is not known where this deposit came from. Please contact support.',
  returned: (amount: Decimal, currency: string, address: string) => `${amount} ${currency} are returned to ${address}.`,
} as const;
