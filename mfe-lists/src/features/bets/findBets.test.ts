import { aBet } from '@tessera/shared-contracts/testing';
import { readListQuery } from '../paging/listQuery';
import { betParameters } from './betParameters';
import { findBets } from './findBets';

const read = (address: string) => readListQuery(address, betParameters);

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
  expect(findBets(bets, read(`?${new URLSearchParams({ search })}`)).map(({ id }) => id)).toEqual(expected);
});

const noon = (day: number) => new Date(2025, 10, day, 12).toISOString();

test.each([
  ['?game=Dice', ['won', 'cut']],
  ['?currency=ETH', ['lost']],
  ['?outcome=win', ['won']],
  ['?outcome=loss', ['lost', 'undated']],
  // A multiplier above 1 whose gain is below the ledger's last place.
  ['?outcome=even', ['cut']],
  ['?since=2025-11-19&until=2025-11-19', ['lost']],
  ['?since=2025-11-19', ['won', 'lost']],
  ['?until=2025-11-18', ['cut']],
  ['?game=Dice&outcome=win&currency=BTC&since=2025-11-20&search=won', ['won']],
  ['?game=Dice&outcome=loss', []],
  ['?outcome=draw&since=yesterday', ['won', 'lost', 'cut', 'undated']],
])('the filters %s find %j', (address, expected) => {
  const bets = [
    aBet({ id: 'won', game: 'Dice', amount: '0.01', payout: '0.0198', currency: 'BTC', createdAt: noon(20) }),
    aBet({ id: 'lost', game: 'Keno', amount: '0.01', payout: '0.005', currency: 'eth', createdAt: noon(19) }),
    aBet({ id: 'cut', game: 'Dice', amount: '0.00000001', payout: '0.00000001', currency: 'BTC', createdAt: noon(18) }),
    aBet({ id: 'undated', game: 'Mines', amount: '1', payout: '0', currency: 'SOL', createdAt: 'soon' }),
  ];
  expect(findBets(bets, read(address)).map(({ id }) => id)).toEqual(expected);
});
