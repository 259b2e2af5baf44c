import { aGame } from '@tessera/shared-contracts/testing';
import { findCategory } from './categories';
import { filterGames, indexGames, providersOf, sortGames } from './filterGames';

const games = [
  aGame({ name: 'Café Roulette', provider: 'Marble Live' }),
  aGame({ name: 'Speed Roulette', provider: 'Ostia Games' }),
  aGame({ name: 'Keno', provider: null }),
];

test.each([
  ['', '', undefined, ['Café Roulette', 'Speed Roulette', 'Keno']],
  ['  ', '', undefined, ['Café Roulette', 'Speed Roulette', 'Keno']],
  ['ROUL', '', undefined, ['Café Roulette', 'Speed Roulette']],
  ['cafe', '', undefined, ['Café Roulette']],
  ['roulette speed', '', undefined, ['Speed Roulette']],
  ['marble', '', undefined, ['Café Roulette']],
  ['roulette', 'Ostia Games', undefined, ['Speed Roulette']],
  ['', 'Marble Live', undefined, ['Café Roulette']],
  ['', '', 'roulette', ['Café Roulette', 'Speed Roulette']],
  ['keno', '', 'roulette', []],
  ['(', '', undefined, ['Café Roulette', 'Speed Roulette', 'Keno']],
])('search %p, provider %p, category %p finds %p', (search, provider, slug, expected) => {
  const category = slug === undefined ? undefined : findCategory(slug);
  expect(filterGames(indexGames(games, category), { search, provider }).map(({ name }) => name)).toEqual(expected);
});

test('lists each provider once, sorted, without blanks', () => {
  const list = [...games, aGame({ provider: 'Marble Live' }), aGame({ provider: ' ' }), aGame({ provider: 'Alea' })];
  expect(providersOf(list)).toEqual(['Alea', 'Marble Live', 'Ostia Games']);
});

test.each([
  ['cremebrulee', 'Crème Brûlée'],
  ['CRÈME  brulee', 'Crème Brûlée'],
  ['holdem', 'Casino Hold’em Poker'],
  ['hold em', 'Casino Holdem Poker'],
  ['Hold-Em', 'Casino Holdem Poker'],
  ['roulettespeed', undefined],
  ['smorgas', 'Smørgås'],
  ['strasse', 'Straße 7'],
  ['lodz', 'Łódź Spins'],
  ['straße', 'Strasse 8'],
  ['ostiagames', 'Keno'],
])('search %p finds %p', (search, name) => {
  const game = aGame({ name: name ?? 'Speed Roulette', provider: 'Ostia Games' });
  expect(filterGames(indexGames([game]), { search, provider: '' })).toEqual(name === undefined ? [] : [game]);
});

test.each([
  ['', ['Café Roulette', 'Speed Roulette', 'Keno']],
  ['name', ['Café Roulette', 'Keno', 'Speed Roulette']],
  ['provider', ['Keno', 'Café Roulette', 'Speed Roulette']],
] as const)('orders games by %p', (sort, names) => {
  expect(sortGames(games, sort).map(({ name }) => name)).toEqual(names);
});
