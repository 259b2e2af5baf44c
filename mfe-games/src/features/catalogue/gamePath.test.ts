import { gamePath } from './gamePath';

test.each([
  ['Keno', '/game/Keno'],
  ['Book of Rome', '/game/Book%20of%20Rome'],
  ['50/50', '/game/50%2F50'],
  ['100%', '/game/100%25'],
  ['Hold’em?', '/game/Hold%E2%80%99em%3F'],
])('leads to game %p at %p', (name, path) => {
  expect(gamePath(name)).toBe(path);
});
