import { gameArt } from './gameArt';

/** Each picture's URL is its file name, as with a bundler. */
jest.mock('./games', () => ({ diceArt: 'dice.svg', kenoArt: 'keno.svg', fallbackArt: 'fallback.svg' }));

test.each([
  ['Dice', 'dice.svg'],
  ['KENO', 'keno.svg'],
  [' Ke-no! ', 'keno.svg'],
  ['Seven Hills', 'fallback.svg'],
  ['fallback', 'fallback.svg'],
  ['constructor', 'fallback.svg'],
  ['', 'fallback.svg'],
])('the tile of %p shows %s', (name, picture) => {
  expect(gameArt(name)).toBe(picture);
});
