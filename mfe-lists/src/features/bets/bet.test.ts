import { findBets, payoutText, settleBet } from './bet';

const bet = (amount: string, multiplier: string) =>
  settleBet({ id: '0x1', game: 'Dice', date: '2025-11-20T18:47', amount, multiplier });

test.each([
  ['12.50', '1.98', 'win', '+$24.75'],
  ['1.00', '1.00', 'win', '+$1.00'],
  ['10.00', '0.50', 'win', '+$5.00'],
  ['5.00', '0.00', 'loss', '−$5.00'],
  ['5.00', '0', 'loss', '−$5.00'],
  ['0.10', '0.70', 'win', '+$0.07'],
  ['1234.56', '2.00', 'win', '+$2,469.12'],
])('%s at %s× is a %s that pays %s', (amount, multiplier, status, text) => {
  const settled = bet(amount, multiplier);
  expect([settled.status, payoutText(settled)]).toEqual([status, text]);
});

test.each([
  ['', ['0xaa', '0xbb']],
  ['0XBB', ['0xbb']],
  ['dice', ['0xaa']],
  [' Keno ', ['0xbb']],
  ['chess', []],
])('the search %p finds %j', (search, expected) => {
  const bets = [
    { ...bet('1', '2'), id: '0xaa', game: 'Dice' },
    { ...bet('1', '2'), id: '0xbb', game: 'Keno' },
  ];
  expect(findBets(bets, search).map(({ id }) => id)).toEqual(expected);
});
