import { aGame } from '@tessera/shared-contracts/testing';
import { findGame } from './findGame';
import { gamePath } from './gamePath';

test.each([
  ['Keno', '/game/Keno'],
  ['Book of Rome', '/game/Book%20of%20Rome'],
  ['50/50', '/game/50%2F50'],
  ['100%', '/game/100%25'],
  ['Hold’em?', '/game/Hold%E2%80%99em%3F'],
  ['..', '/game/%20..'],
  ['.', '/game/%20.'],
  ['...', '/game/...'],
])('the path of game %p is %p, which browsers do not normalise', (name, path) => {
  expect(gamePath(name)).toBe(path);
  const { pathname } = new URL(path, 'https://tessera.example');
  expect(pathname).toBe(path);
  const game = aGame({ name });
  expect(findGame([game], decodeURIComponent(pathname.slice('/game/'.length)))).toBe(game);
});
