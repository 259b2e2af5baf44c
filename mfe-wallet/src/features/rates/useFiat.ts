import { hasExtension, type Rates } from '@tessera/shared-contracts/extensions';
import { type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { useSelector } from 'react-redux';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import type { FiatCode } from '../display-settings/fiatCurrencies';
import { useRatesQuery } from './rates.api';

/** A currency that values are shown in. */
export interface Fiat {
  readonly code: FiatCode;
  /** Units for one US dollar. */
  readonly rate: Decimal;
  /** Where the rate comes from; missing for US dollars, which the provider's values are in. */
  readonly origin?: Pick<Rates, 'source' | 'date'>;
}

const usd: Fiat = { code: 'USD', rate: '1' };

/** The picked currency with its rate; US dollars as long as the provider has no rate for it. */
export function useFiat(): Fiat {
  const { fiat } = useSelector(selectDisplaySettings);
  const { data } = useRatesQuery(undefined, { skip: fiat === 'USD' || !hasExtension('rates') });
  return (data && fiatIn(data, fiat)) ?? usd;
}

/** A currency at a provider's rates; `undefined` if it has none. */
export function fiatIn({ rates, source, date }: Rates, code: FiatCode): Fiat | undefined {
  if (code === 'USD') return usd;
  const found = rates.readable.find(({ currency, rate }) => currency === code && isPositiveDecimal(rate));
  return found && { code, rate: found.rate, origin: { source, date } };
}
