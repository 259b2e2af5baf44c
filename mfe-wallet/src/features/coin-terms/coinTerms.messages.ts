import { coinTerms } from '@tessera/shared-contracts/extensions';
import { type Decimal, isPositiveDecimal, multiplyDecimals } from '@tessera/shared-contracts/money';

const count = (amount: number, unit: string) => `about ${amount} ${unit}${amount === 1 ? '' : 's'}`;
const [hour, day] = [60, 24 * 60];

/** An amount of the terms in its shortest notation: `0.001`. */
export const shortAmount = (amount: Decimal): string =>
  isPositiveDecimal(amount) ? multiplyDecimals(amount, '1') : '0';

/** Texts about the terms of coins. */
export const messages = {
  failed: coinTerms.fallbackMessage,
  minimum: (amount: Decimal, symbol: string) => `Minimum ${shortAmount(amount)} ${symbol}`,
  time: (minutes: number) => {
    if (minutes > 2 * day) return count(Math.ceil(minutes / day), 'day');
    if (minutes > 2 * hour) return count(Math.ceil(minutes / hour), 'hour');
    return count(Math.max(1, Math.ceil(minutes)), 'minute');
  },
  others: 'Other coins',
  coinOn: (symbol: string, network: string) => (network === '' ? symbol : `${symbol} (${network})`),
} as const;
