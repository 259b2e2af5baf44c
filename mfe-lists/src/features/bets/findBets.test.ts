import { aBet } from '@tessera/shared-contracts/testing';
import { findBets } from './findBets';

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
