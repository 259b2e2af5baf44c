import type { Limit, LimitKind } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import {
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  fixDecimal,
  formatFiat,
  readTypedDecimal,
  subtractDecimals,
  typedDecimalMessages,
} from '@tessera/shared-contracts/money';
import type { FieldError } from '../../shared';
import { messages } from './limits.messages';

/** Minutes as people say them: `45 min`, `1 h 30 min`. */
function minutesText(minutes: Decimal): string {
  const whole = BigInt(fixDecimal(minutes, 0));
  const rest = whole % 60n;
  const hours = whole / 60n;
  if (hours === 0n) return `${rest} min`;
  return `${groupThousands(`${hours}`)} h${rest === 0n ? '' : ` ${rest} min`}`;
}

/** An amount of a limit: dollars, or time. */
export const amountText = (kind: LimitKind, amount: Decimal): string =>
  kind === 'session' ? minutesText(amount) : formatFiat(amount);

/** What counts so far; a gain where more was won than lost. */
export const usedText = ({ kind, used }: Limit): string =>
  used.startsWith('-') && kind !== 'session'
    ? messages.gained(formatFiat(used.slice(1)))
    : messages.soFar(amountText(kind, used));

/** A limit, or that there is none. */
export const limitText = (kind: LimitKind, amount: Decimal | null | undefined): string =>
  amount == null ? messages.none : amountText(kind, amount);

/** The amount that was typed, as it is sent, or what is wrong with it. */
export function readLimit(
  kind: LimitKind,
  typed: string,
): { amount: Decimal; fault?: undefined } | { amount?: undefined; fault: FieldError<'amount'> } {
  const wrong = (message: string) => ({ fault: { field: 'amount', message } }) as const;
  const invalid = wrong(kind === 'session' ? messages.minutesInvalid : messages.amountInvalid);
  if (typed.trim() === '') return wrong(messages.amountMissing);
  const read = readTypedDecimal(typed);
  if ('fault' in read) {
    if (read.fault === 'ambiguous') return wrong(typedDecimalMessages.ambiguous(typed));
    return read.fault === 'separators' ? wrong(typedDecimalMessages.separators) : invalid;
  }
  const places = kind === 'session' ? 0 : 2;
  const isFit = compareDecimals(read.amount, '0') >= 0 && countDecimalPlaces(read.amount) <= places;
  return isFit ? { amount: fixDecimal(read.amount, places) } : invalid;
}

/** What came back of stakes: what was staked less what was lost. */
export const returnedOf = (staked: Decimal, lost: Decimal): Decimal => subtractDecimals(staked, lost);
