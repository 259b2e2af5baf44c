import type { Decimal } from '@tessera/shared-contracts/money';
import { Skeleton } from '@tessera/shared-contracts/ui';
import { FiatValue } from '../rates/FiatValue';
import { useFiat } from '../rates/useFiat';

/** The total in another currency than US dollars, or in one that this device does not know yet. */
export function ConvertedTotal({ usd }: { readonly usd: Decimal }) {
  const fiat = useFiat({ isLastEnough: true });
  return fiat ? <FiatValue usd={usd} fiat={fiat} /> : <Skeleton width={72} height={16} />;
}
