import type { FiatCode } from './fiatCurrencies';

/** Signs that can be taken for no other currency, as in the Unicode CLDR for English; the others are shown by their code. */
const signs: ReadonlyMap<FiatCode, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['JPY', '¥'],
  ['INR', '₹'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
  ['KRW', '₩'],
  ['PHP', '₱'],
  ['MXN', 'MX$'],
  ['VND', '₫'],
]);
/** Currencies whose smaller unit is not in use. */
const wholeOnly: ReadonlySet<FiatCode> = new Set(['JPY', 'KRW', 'VND', 'CLP', 'IDR']);

/** How values in a currency are written. */
export const fiatFormat = (code: FiatCode) => ({
  symbol: signs.get(code) ?? `${code}\u00a0`,
  places: wholeOnly.has(code) ? 0 : 2,
});
