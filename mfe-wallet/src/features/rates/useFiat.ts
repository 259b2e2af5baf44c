import { hasExtension, type Rates } from '@tessera/shared-contracts/extensions';
import { type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { useDisplayCurrency } from '../display-settings/displayCurrency';
import type { FiatCode } from '../display-settings/fiatCurrencies';
import { fiatFormat } from './fiatFormats';
import { useRatesQuery } from './rates.api';

/** A currency that values are shown in. */
export interface Fiat {
  readonly code: FiatCode;
  /** Units for one US dollar. */
  readonly rate: Decimal;
  readonly symbol: string;
  readonly places: number;
  /** Source of the rate; missing for US dollars, the currency of the provider's values. */
  readonly origin?: Pick<Rates, 'source' | 'date'>;
}

const usd: Fiat = { code: 'USD', rate: '1', ...fiatFormat('USD') };
/** For players who chose another currency, whose sign may be the same. */
const namedUsd: Fiat = { ...usd, symbol: 'US$' };

/**
 * The display currency with its rate; US dollars if the provider has no rate for it. `undefined` while loading.
 *
 * @param isLastEnough see {@link useDisplayCurrency}
 */
export function useFiat({ isLastEnough = false } = {}): Fiat | undefined {
  const code = useDisplayCurrency({ isLastEnough });
  const { data, isLoading } = useRatesQuery(undefined, { skip: code === 'USD' || !hasExtension('rates') });
  return isLoading ? undefined : ((data && fiatIn(data, code)) ?? (code === 'USD' ? usd : namedUsd));
}

/** A currency at a provider's rates; `undefined` without a rate. */
export function fiatIn({ rates, source, date }: Rates, code: FiatCode): Fiat | undefined {
  if (code === 'USD') return usd;
  const found = rates.readable.find(({ currency, rate }) => currency.toUpperCase() === code && isPositiveDecimal(rate));
  return found && { code, rate: found.rate, ...fiatFormat(code), origin: { source, date } };
}
