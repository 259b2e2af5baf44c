import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gameArt } from './gameArt';

test.each([
  ['Dice', 'dice'],
  ['KENO', 'keno'],
  [' Ke-no! ', 'keno'],
  ['Seven Hills', 'fallback'],
  ['fallback', 'fallback'],
  ['constructor', 'fallback'],
  ['', 'fallback'],
])('the tile of %p shows %s', (name, picture) => {
  expect(gameArt(name)).toBe(`asset#${picture}`);
});

test.each(readdirSync(path.join(__dirname, 'games')))('a game of the name has the picture %s', (file) => {
  const { name } = path.parse(file);
  expect(gameArt(name)).toBe(`asset#${name}`);
});
