import { type Decimal, multiplyDecimals } from '@tessera/shared-contracts/money';

/** A value as shown: `¥1,324,567`, or `€7,297` and the cents `.47`. */
export interface FiatText {
  readonly whole: string;
  readonly cents: string;
}

/**
 * Converts and formats a value, exactly and never rounded up. Decimal places depend on the currency: the yen has 0.
 *
 * @param usd value in US dollars
 * @param code ISO 4217
 * @param rate units of the currency for one US dollar
 */
export function formatFiatValue(usd: Decimal, code: string, rate: Decimal): FiatText {
  // biome-ignore lint/plugin: loaded only for currencies other than US dollars
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  });
  // Format the string: it keeps all digits.
  const text = format.format(multiplyDecimals(usd, rate) as unknown as number).replace('-', '−');
  const point = text.lastIndexOf('.');
  return point < 0 ? { whole: text, cents: '' } : { whole: text.slice(0, point), cents: text.slice(point) };
}
