import type { Rates } from '../extensions/schema';
import { type Decimal, isPositiveDecimal } from '../money';
import type { FiatCode } from './fiatCurrencies';
import { fiatFormat } from './fiatFormats';

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

/** A currency at a provider's rates; `undefined` without a rate. */
export function fiatIn({ rates, source, date }: Rates, code: FiatCode): Fiat | undefined {
  if (code === 'USD') return usd;
  const found = rates.readable.find(({ currency, rate }) => currency.toUpperCase() === code && isPositiveDecimal(rate));
  return found && { code, rate: found.rate, ...fiatFormat(code), origin: { source, date } };
}

/** The display currency; US dollars without rates, or without a rate for it. */
export const displayFiat = (rates: Rates | undefined, code: FiatCode): Fiat =>
  (rates && fiatIn(rates, code)) ?? (code === 'USD' ? usd : namedUsd);
