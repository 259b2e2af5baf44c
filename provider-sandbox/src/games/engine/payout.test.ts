import { compareDecimals, isPositiveDecimal, ledgerPlaces } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { payoutOf, writePlaces } from './payout';

test.each([
  ['0.01', '1.9798', '0.01979800'],
  ['0.00000001', '1.9999', '0.00000001'],
  ['0.00000001', '0.9999', '0.00000000'],
  ['0.00000015', '1.0102', '0.00000015'],
  ['0.33333333', '3.0003', '1.00009998'],
  ['100000', '9.9999', '999990.00000000'],
  ['999999999999999.99999999', '1000000.00', '999999999999999999999.99000000'],
  ['1', '0', '0.00000000'],
  ['1e-8', '2', '0.00000002'],
])('a stake of %s at %s× pays %s', (stake, multiplier, payout) => {
  expect(payoutOf(stake, multiplier)).toBe(payout);
});

/** A decimal of that many smallest units. */
const write = (units: bigint, places: number) => writePlaces(units, places);

test('a payout is stake times multiplier without what the ledger cannot hold, never more', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 23n), fc.bigInt(0n, 10n ** 12n), (stake, multiplier) => {
      const payout = payoutOf(write(stake, ledgerPlaces), write(multiplier, 4));
      expect(payout).toBe(write((stake * multiplier) / 10_000n, ledgerPlaces));
    }),
  );
});

test('a larger stake or a larger multiplier never pays less', () => {
  const stakes = fc.bigInt(1n, 10n ** 16n);
  fc.assert(
    fc.property(stakes, stakes, fc.nat(), fc.nat(), (stake, moreStake, multiplier, moreMultiplier) => {
      const low = payoutOf(write(stake, 8), write(BigInt(multiplier), 4));
      const high = payoutOf(write(stake + moreStake, 8), write(BigInt(multiplier + moreMultiplier), 4));
      expect(compareDecimals(low, high)).toBeLessThanOrEqual(0);
      expect(isPositiveDecimal(low)).toBe(stake * BigInt(multiplier) >= 10_000n);
    }),
  );
});

test.each([
  [0, 2, '0.00'],
  [5, 4, '0.0005'],
  [5_000, 2, '50.00'],
  [99n, 2, '0.99'],
  [12345678901234567890n, 8, '123456789012.34567890'],
])('%s units with %i places are %s', (units, places, text) => {
  expect(writePlaces(units, places)).toBe(text);
});
