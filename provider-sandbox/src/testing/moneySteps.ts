import { subtractDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';

/** What a player does with money. `units` are hundred-millionths of a coin; a smaller deposit is not credited. */
export const moneyStep = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), units: fc.integer({ min: 5_000, max: 5e8 }) }),
  fc.record({ kind: fc.constant('roll' as const), units: fc.integer({ min: 100, max: 3e8 }) }),
  fc.record({ kind: fc.constant('withdraw' as const), units: fc.integer({ min: 1, max: 3e8 }) }),
);

const inCoins = (units: number) => (BigInt(units) + 10n ** 8n * 10n).toString().replace(/(\d{8})$/, '.$1');

/** The amount of a step in coins. */
export const amountOf = (units: number) => subtractDecimals(inCoins(units), '10');
