import { aGame } from '@tessera/shared-contracts/testing';
import { categories, findCategory, isInCategory } from './categories';

test.each([
  ['Slots', 'Tessera', ['slots']],
  ['Book of Rome', 'Ostia Games', ['slots']],
  ['Forum Megaways', 'Ostia Games', ['slots']],
  ['Seven Hills', 'Ostia Slots', ['slots']],
  ['Blackjack', 'Marble Live', ['blackjack']],
  ['Black Jack Pro', null, ['blackjack']],
  ['European ROULETTE', undefined, ['roulette']],
  ['Casino Hold’em', 'Marble Live', ['poker']],
  ['Video Poker', 'Tessera', ['poker']],
  ['Poker Slots', 'Tessera', ['slots', 'poker']],
  ['Speed Baccarat', 'Marble Live', ['baccarat']],
  ['Punto Banco', 'Marble Live', ['baccarat']],
  ['Dice', 'Tessera', []],
  ['Pokerface Plinko', 'Tessera', []],
  ['Spinoza', 'Tessera', []],
])('puts %p of %p in %p', (name, provider, expected) => {
  const game = aGame({ name, provider });
  expect(categories.filter((category) => isInCategory(game, category)).map(({ slug }) => slug)).toEqual(expected);
});

test('has a preset for every casino link of the menu', () => {
  expect(categories.map(({ slug }) => slug)).toEqual(['slots', 'blackjack', 'roulette', 'poker', 'baccarat']);
});

test.each([
  ['slots', 'Slots'],
  ['SLOTS', 'Slots'],
  ['bingo', undefined],
  ['', undefined],
])('finds category %p as %p', (slug, label) => {
  expect(findCategory(slug)?.label).toBe(label);
});
