import { hasExtension } from '@tessera/shared-contracts/extensions';
import { displayFiat, type Fiat } from '@tessera/shared-contracts/fiat';
import { useDisplayCurrency } from '../display-settings/displayCurrency';
import { useRatesQuery } from './rates.api';

/**
 * The display currency with its rate; US dollars if the provider has no rate for it. `undefined` while loading.
 *
 * @param isLastEnough see {@link useDisplayCurrency}
 */
export function useFiat({ isLastEnough = false } = {}): Fiat | undefined {
  const code = useDisplayCurrency({ isLastEnough });
  const { data, isLoading } = useRatesQuery(undefined, { skip: code === 'USD' || !hasExtension('rates') });
  return isLoading ? undefined : displayFiat(data, code);
}
