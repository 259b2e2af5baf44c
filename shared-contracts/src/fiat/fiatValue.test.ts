import fc from 'fast-check';
import { compareDecimals, multiplyDecimals } from '../money';
import { fiatCurrencies } from './fiatCurrencies';
import { fiatFormat } from './fiatFormats';
import { formatFiatValue, formatInFiat } from './fiatValue';

test.each([
  ['8412.07', 'USD', '1', '$8,412.07'],
  ['5474.199', 'USD', '1', '$5,474.19'],
  ['12345678901.05', 'USD', '1', '$12,345,678,901.05'],
  ['99999999999999999999.99', 'USD', '1', '$99,999,999,999,999,999,999.99'],
  ['8412.07', 'EUR', '0.8675', '€7,297.47'],
  ['8412.07', 'JPY', '157.3', '¥1,323,218'],
  ['8412.07', 'CAD', '1.4089', 'CA$11,851.76'],
  ['1', 'SAR', '3.75', 'SAR\u00a03.75'],
  ['0', 'KRW', '1467.5', '₩0'],
  ['-1.005', 'USD', '1', '−$1.00'],
  ['-0.009', 'USD', '1', '$0.00'],
  ['0.009', 'USD', '1', '$0.00'],
] as const)('%s USD in %s at %s is %s', (usd, code, rate, text) => {
  const { whole, cents } = formatFiatValue(usd, { code, rate, ...fiatFormat(code) });
  expect(whole + cents).toBe(text);
});

test.each([
  ['115.27', '0.8675', true, '+€100.00'],
  ['-1.005', '1', false, '−€1.01'],
])('%s USD at %s is about %s%s', (usd, rate, isSigned, text) => {
  expect(formatInFiat(usd, { code: 'EUR', rate, ...fiatFormat('EUR') }, isSigned)).toBe(text);
});

test('an estimate is rounded to the nearest cent', () => {
  const fiat = { code: 'EUR', rate: '0.8675', ...fiatFormat('EUR') } as const;
  expect(formatFiatValue('8412.08', fiat, true)).toEqual({ whole: '€7,297', cents: '.48' });
  expect(formatFiatValue('8412.08', fiat)).toEqual({ whole: '€7,297', cents: '.47' });
});

test.each(fiatCurrencies)('values in $code look as the browser writes them for English', ({ code }) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, roundingMode: 'trunc' });
  for (const usd of [0, 1.5, 1234567.89]) {
    const { whole, cents } = formatFiatValue(String(usd), { code, rate: '1', ...fiatFormat(code) });
    expect(whole + cents).toBe(format.format(usd));
  }
});

const amounts = fc.tuple(fc.bigInt(0n, 10n ** 18n), fc.integer({ min: 1, max: 10 })).map(([units, places]) => {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
});

test.each(['EUR', 'JPY'] as const)('a value in %s is never shown as more than it is', (code) => {
  fc.assert(
    fc.property(amounts, amounts, (usd, rate) => {
      const { whole, cents } = formatFiatValue(usd, { code, rate, ...fiatFormat(code) });
      const shown = (whole + cents).replace(/[^\d.]/g, '');
      expect(compareDecimals(shown, multiplyDecimals(usd, rate))).not.toBe(1);
    }),
  );
});
