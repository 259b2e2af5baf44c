import type { Balance } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { Decimal } from '@tessera/shared-contracts/money';
import { useRatesQuery } from '../rates/rates.api';
import { usdValueOf } from './usdValue';

/** {@link usdValueOf}; prices are requested only for an amount whose value the balance does not tell. */
export function useUsdValue(typed: string, symbol: string, balance: Balance | undefined): Decimal | undefined {
  const ofHeld = usdValueOf(typed, symbol, { balance, coins: undefined });
  const isPriceNeeded = typed !== '' && ofHeld === undefined && hasExtension('rates');
  const { data } = useRatesQuery(undefined, { skip: !isPriceNeeded });
  return ofHeld ?? usdValueOf(typed, symbol, { balance, coins: data?.coins });
}
