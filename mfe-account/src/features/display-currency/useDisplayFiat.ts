import { hasExtension } from '@tessera/shared-contracts/extensions';
import { displayFiat, type Fiat, offeredFiat } from '@tessera/shared-contracts/fiat';
import { usePreferencesQuery } from '../settings/settings.api';
import { useRatesQuery } from './displayCurrency.api';

/** The currency in which the player sees values, as the provider keeps it; US dollars without a rate for it. `undefined` while loading. */
export function useDisplayFiat(userId: string): Fiat | undefined {
  const kept = usePreferencesQuery({ userId }, { skip: !hasExtension('preferences') });
  const code = offeredFiat(kept.data?.displayCurrency) ?? 'USD';
  const rates = useRatesQuery(undefined, { skip: code === 'USD' || !hasExtension('rates') });
  return kept.isLoading || rates.isLoading ? undefined : displayFiat(rates.data, code);
}
