import type { Balance } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { Decimal } from '@tessera/shared-contracts/money';
import { useRatesQuery } from '../rates/rates.api';
import { usdAtPrice, usdValueOf } from './usdValue';

/**
 * Value in USD of an amount of a coin: at the rate of the player's balance; for a coin that they do not hold, at the price of a
 * provider with the extension `rates`.
 *
 * @returns `undefined` for what is no amount, and where no rate is known
 */
export function useUsdValue(typed: string, symbol: string, balance: Balance | undefined): Decimal | undefined {
  const value = balance && usdValueOf(typed, symbol, balance);
  const isWanted = balance !== undefined && value === undefined && typed !== '';
  const { data } = useRatesQuery(undefined, { skip: !isWanted || !hasExtension('rates') });
  return value ?? (isWanted && data ? usdAtPrice(typed, symbol, data) : undefined);
}
