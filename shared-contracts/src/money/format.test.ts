import fc from 'fast-check';
import { compareDecimals, formatCrypto, formatFiat, parseDecimal, splitTrailingZeros, subtractDecimals } from '.';

test.each([
  ['0.025', 8, '0.02500000'],
  ['0', 8, '0.00000000'],
  ['1.123456789', 8, '1.12345678'],
  ['1.999999999', 8, '1.99999999'],
  ['-1.999999999', 8, '−1.99999999'],
  ['0.000000009', 8, '<0.00000001'],
  ['-0.000000001', 8, '−<0.00000001'],
  ['0.001', 2, '<0.01'],
  ['0.9', 0, '<1'],
  ['0.00000001', 8, '0.00000001'],
  ['-0', 8, '0.00000000'],
  ['14.2', 4, '14.2000'],
  ['5', 0, '5'],
])('shows the crypto amount %p with %p places as %p', (amount, places, text) => {
  expect(formatCrypto(amount, places)).toBe(text);
});

test.each([
  ['0.00003225', '+0.00003225'],
  ['0.000000001', '+<0.00000001'],
  ['0', '0.00000000'],
  ['-1', '−1.00000000'],
])('shows the gained or lost crypto amount %p as %p', (amount, text) => {
  expect(formatCrypto(amount, 8, { isSigned: true })).toBe(text);
});

test.each([
  ['0.63150000', '0.6315', '0000'],
  ['1.00000000', '1', '.00000000'],
  ['0.00000000', '', '0.00000000'],
  ['−0.50', '−0.5', '0'],
  ['100', '100', ''],
  ['10.01', '10.01', ''],
  ['<0.00000001', '<0.00000001', ''],
  ['0', '', '0'],
])('splits %p into %p and the dimmed %p', (text, significant, trailingZeros) => {
  expect(splitTrailingZeros(text)).toEqual({ significant, trailingZeros });
});

test.each([
  ['12480.5', {}, '$12,480.50'],
  ['8412.07', {}, '$8,412.07'],
  ['1234567.891', {}, '$1,234,567.89'],
  ['999.995', {}, '$1,000.00'],
  ['24.75', { isSigned: true }, '+$24.75'],
  ['0', { isSigned: true }, '$0.00'],
  ['-5', { isSigned: true }, '−$5.00'],
  ['-5', {}, '−$5.00'],
  ['-0.001', { isSigned: true }, '$0.00'],
  ['0.004', { isSigned: true }, '$0.00'],
  ['100', { symbol: '€' }, '€100.00'],
  ['1323218.5', { symbol: '¥', places: 0 }, '¥1,323,219'],
])('shows the fiat amount %p with %p as %p', (amount, options, text) => {
  expect(formatFiat(amount, options)).toBe(text);
});

const amounts = fc
  .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 1, max: 12 }))
  .map(([units, places]) => {
    const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
    return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });

test('never overstates a crypto amount', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, places) => {
      const shown = formatCrypto(amount, places).replace('−', '');
      const exact = amount.replace('-', '');
      return shown.startsWith('<')
        ? compareDecimals(shown.slice(1), exact) > 0 && compareDecimals(exact, '0') > 0
        : compareDecimals(shown, exact) <= 0;
    }),
  );
});

test('splitting off zeros loses no character', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const text = formatCrypto(amount);
      const { significant, trailingZeros } = splitTrailingZeros(text);
      return significant + trailingZeros === text && !significant.endsWith('.');
    }),
  );
});

test('an amount with up to 18 places survives a round trip', () => {
  const units = fc.bigInt(-(10n ** 30n), 10n ** 30n);
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 18 }), (value, places) => {
      const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
      const fraction = places === 0 ? '' : `.${digits.slice(-places)}`;
      const amount = `${value < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${fraction}`;
      const shown = formatCrypto(amount, places);
      expect(parseDecimal(shown.replace('−', '-'))).toBe(amount);
      const { significant, trailingZeros } = splitTrailingZeros(shown);
      expect(significant + trailingZeros).toBe(shown);
    }),
  );
});

test('a fiat amount is shown to the nearest cent', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const cents = formatFiat(amount).replaceAll(',', '').replace('$', '').replace('−', '-');
      expect(compareDecimals(subtractDecimals(cents, amount).replace('-', ''), '0.005')).toBeLessThanOrEqual(0);
    }),
  );
});
