import { readMoment } from '@tessera/shared-contracts/api';
import type { Limit, LimitKind } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { formatUtcDay, groupThousands } from '@tessera/shared-contracts/format';
import {
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  divideDecimals,
  fixDecimal,
  formatFiat,
  multiplyDecimals,
  readTypedDecimal,
  roundDecimal,
  subtractDecimals,
  typedDecimalMessages,
} from '@tessera/shared-contracts/money';
import type { FieldError } from '../../shared';
import { messages } from './limits.messages';

/** Minutes as people say them: `45 min`, `1 h 30 min`. */
export function minutesText(minutes: Decimal): string {
  const whole = BigInt(fixDecimal(minutes, 0));
  const rest = whole % 60n;
  const hours = whole / 60n;
  if (hours === 0n) return `${rest} min`;
  return `${groupThousands(`${hours}`)} h${rest === 0n ? '' : ` ${rest} min`}`;
}

/** An amount of a limit: money, or time. */
export const amountText = (kind: LimitKind, amount: Decimal, fiat: Fiat): string =>
  kind === 'session' ? minutesText(amount) : formatInFiat(amount, fiat);

/** What counts so far; a gain where more was won than lost. */
export const usedText = ({ kind, used }: Limit, fiat: Fiat): string =>
  used.startsWith('-') && kind !== 'session'
    ? messages.gained(formatInFiat(used.slice(1), fiat))
    : messages.soFar(amountText(kind, used, fiat));

/** What is left, as the difference of what is shown of the limit and of what counts, so that both add up to it. */
export function leftText({ kind, amount, used, left }: Limit, fiat: Fiat): string | undefined {
  if (amount == null || left == null) return undefined;
  // It may have been lowered below what counts.
  if (compareDecimals(subtractDecimals(amount, used), left) !== 0) return messages.left(amountText(kind, left, fiat));
  if (kind === 'session') return messages.left(minutesText(subtractDecimals(amount, fixDecimal(used, 0))));
  const { rate, symbol, places } = fiat;
  const [whole, part] = [amount, used].map((usd) => roundDecimal(multiplyDecimals(usd, rate), places)) as [
    Decimal,
    Decimal,
  ];
  return messages.left(formatFiat(subtractDecimals(whole, part), { symbol, places }));
}

/** A limit, or that there is none. */
export const limitText = (kind: LimitKind, amount: Decimal | null | undefined, fiat: Fiat): string =>
  amount == null ? messages.none : amountText(kind, amount, fiat);

/** The amount that was typed, as it is sent: in US dollars, never more than was typed; or what is wrong with it. */
export function readLimit(
  kind: LimitKind,
  typed: string,
  { rate, places: fiatPlaces }: Fiat,
): { amount: Decimal; fault?: undefined } | { amount?: undefined; fault: FieldError<'amount'> } {
  const wrong = (message: string) => ({ fault: { field: 'amount', message } }) as const;
  const invalid = wrong(kind === 'session' ? messages.minutesInvalid : messages.amountInvalid);
  if (typed.trim() === '') return wrong(messages.amountMissing);
  const read = readTypedDecimal(typed);
  if ('fault' in read) {
    if (read.fault === 'ambiguous') return wrong(typedDecimalMessages.ambiguous(typed));
    return read.fault === 'separators' ? wrong(typedDecimalMessages.separators) : invalid;
  }
  const places = kind === 'session' ? 0 : fiatPlaces;
  const isFit = compareDecimals(read.amount, '0') >= 0 && countDecimalPlaces(read.amount) <= places;
  if (!isFit) return invalid;
  return {
    amount: kind === 'session' ? fixDecimal(read.amount, 0) : fixDecimal(divideDecimals(read.amount, rate, 2), 2),
  };
}

/** In which currency amounts are shown, and at which rates. */
export function shownInText(code: Fiat['code'], { source, date }: NonNullable<Fiat['origin']>): string {
  const moment = readMoment(date);
  return messages.shownIn(code, source, moment === undefined ? messages.unknownDay : formatUtcDay(moment));
}

/** What is kept of an amount in another currency than US dollars. */
export function keptText(kind: LimitKind, typed: string, fiat: Fiat): string | undefined {
  const { amount } = readLimit(kind, typed, fiat);
  return kind === 'session' || fiat.code === 'USD' || amount === undefined
    ? undefined
    : messages.keptAs(`US${formatFiat(amount)}`);
}
