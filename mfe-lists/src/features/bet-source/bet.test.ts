import { aBet } from '@tessera/shared-contracts/testing';
import { payoutOf } from './bet';

test.each([
  // stake, multiplier, payout → shown
  ['12.50', '1.98', '24.75', '24.75'],
  ['1.00', '1.00', '1.00', '1.00'],
  ['10.00', '0.50', '5.00', '-5'],
  ['5.00', '0.00', '0', '-5'],
  ['0.00000003', '0.4', '0.00000001', '-0.00000002'],
])('%s at %s× with a payout of %s shows %s', (amount, multiplier, payout, shown) => {
  expect(payoutOf(aBet({ amount, multiplier, payout }))).toBe(shown);
});
