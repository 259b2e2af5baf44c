import {
  addDecimals,
  coinPlaces,
  compareDecimals,
  countDecimalPlaces,
  isPositiveDecimal,
  readTypedDecimal,
} from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { someTerms } from '../../testing/terms';
import { arrivalOf, describeBalance, leastOf, refuseByTerms, reviewOf } from './withdrawalTerms';

const { withdrawal: terms } = someTerms();
function decimalOf(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
const decimal = (places: number) => fc.bigInt({ min: 0n, max: 10n ** 12n }).map((units) => decimalOf(units, places));
const symbols = fc.constantFrom('BTC', 'XRP', 'USDT');
/** Minimum and fee with more places than coins have. */
const twoTerms = fc.record({ minimum: decimal(12), fee: decimal(12) });

test('fee and what arrives are the amount, to the last decimal', () => {
  fc.assert(
    fc.property(decimal(8), decimal(18), (amount, fee) => {
      expect(compareDecimals(addDecimals(fee, arrivalOf(amount, fee)), amount)).toBe(0);
    }),
  );
});

test('exactly the amounts from the least on reach the minimum and leave something after the fee', () => {
  fc.assert(
    fc.property(symbols, twoTerms, fc.bigInt({ min: 0n, max: 3_000_000n }), (symbol, { minimum, fee }, units) => {
      const amount = decimalOf(units, coinPlaces(symbol));
      const passes = compareDecimals(amount, minimum) >= 0 && isPositiveDecimal(arrivalOf(amount, fee));
      expect(compareDecimals(amount, leastOf(symbol, { minimum, fee })) >= 0).toBe(passes);
    }),
  );
});

test('what a refusal proposes can be typed, and passes', () => {
  fc.assert(
    fc.property(symbols, twoTerms, (symbol, limits) => {
      const asked = { ...terms, ...limits };
      const refusal = refuseByTerms('0', symbol, asked);
      const proposed = /Enter (\S+) or more\.$/.exec(refusal ?? '')?.[1] ?? '';
      const read = readTypedDecimal(proposed);
      if ('fault' in read) throw new Error(`Refused: ${proposed}`);
      expect(countDecimalPlaces(read.amount)).toBeLessThanOrEqual(coinPlaces(symbol));
      expect(refuseByTerms(read.amount, symbol, asked)).toBeUndefined();
    }),
  );
});

test.each([
  ['0.00049999', terms, 'The minimum is 0.0005 BTC. Enter 0.0005 or more.'],
  ['0.0005', terms, undefined],
  ['0.0001', { ...terms, minimum: '0' }, 'The fee of 0.0001 BTC would take all of it. Enter 0.00010001 or more.'],
  ['0.00000001', { ...terms, minimum: '0', fee: '0' }, undefined],
  ['0.0002', { ...terms, minimum: '1.125' }, 'The minimum is 1.125 BTC. Enter 1.1250 or more.'],
])('%s by these terms', (amount, given, refusal) => {
  expect(refuseByTerms(amount, 'BTC', given)).toBe(refusal);
});

test.each([
  ['0.0499', '0.05', undefined],
  ['0.05', '0.05', '0.05'],
  ['0.0001', '0', '0'],
  ['99', null, undefined],
])('%s is checked from %s on', (amount, reviewFrom, from) => {
  expect(reviewOf(amount, { ...terms, reviewFrom })).toBe(from);
});

test.each([
  ['0', undefined],
  ['0.0004', 'Your balance is too small for a withdrawal: it takes 0.0005 BTC or more.'],
  ['0.0005', 'Your balance is the minimum: only all of it can be withdrawn.'],
  ['0.00050001', undefined],
])('a balance of %s', (available, text) => {
  expect(describeBalance(available, 'BTC', terms)).toBe(text);
});
