import { aBet } from '@tessera/shared-contracts/testing';
import { findBets, payoutOf } from './bet';

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

test.each([
  ['', ['0xaa', '0xbb', '0xcc']],
  ['0XBB', ['0xbb']],
  ['dice', ['0xaa']],
  [' Keno ', ['0xbb']],
  ['chess', []],
  ['0x…bb', ['0xbb']],
  ['(', ['0xaa', '0xbb', '0xcc']],
  ['cafe strasse', ['0xcc']],
  ['ODIN’S', ['0xcc']],
  ["odin's", ['0xcc']],
  ['odinʼs', ['0xcc']],
  ['odins', ['0xcc']],
])('the search %p finds %j', (search, expected) => {
  const bets = [
    aBet({ id: '0xaa', game: 'Dice' }),
    aBet({ id: '0xbb', game: 'Keno' }),
    aBet({ id: '0xcc', game: 'Odin’s Café, Straße 7' }),
  ];
  expect(findBets(bets, search).map(({ id }) => id)).toEqual(expected);
});
