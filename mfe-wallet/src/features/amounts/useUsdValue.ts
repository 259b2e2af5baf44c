import type { Balance } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { Decimal } from '@tessera/shared-contracts/money';
import { useRatesQuery } from '../rates/rates.api';
import { usdAtPrice, usdValueOf } from './usdValue';

/**
 * Value in USD of an amount of a coin: at the rate of the player's balance, else at the provider's price
 * (extension `rates`).
 *
 * @returns `undefined` for an invalid amount or an unknown rate
 */
export function useUsdValue(typed: string, symbol: string, balance: Balance | undefined): Decimal | undefined {
  const value = balance && usdValueOf(typed, symbol, balance);
  const isWanted = balance !== undefined && value === undefined && typed !== '';
  const { data } = useRatesQuery(undefined, { skip: !isWanted || !hasExtension('rates') });
  return value ?? (isWanted && data ? usdAtPrice(typed, symbol, data) : undefined);
}
