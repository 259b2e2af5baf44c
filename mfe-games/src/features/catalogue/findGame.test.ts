import { aGame } from '@tessera/shared-contracts/testing';
import { findGame } from './findGame';

const games = [
  aGame({ name: 'Book of Rome' }),
  aGame({ name: 'CAFÉ' }),
  aGame({ name: 'Dice', uuid: 'first' }),
  aGame({ name: 'dice' }),
];

test.each([
  ['Book of Rome', 'Book of Rome'],
  ['book OF rome', 'Book of Rome'],
  [' dice ', 'Dice'],
  ['cafe\u0301', 'CAFÉ'],
  ['Book', undefined],
  ['', undefined],
])('finds %p as %p', (name, expected) => {
  expect(findGame(games, name)?.name).toBe(expected);
});
