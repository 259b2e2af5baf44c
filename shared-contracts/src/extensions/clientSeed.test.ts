import { clientSeedPattern, readClientSeed } from '.';

test.each([
  ['LuckyClientSeed777', 'LuckyClientSeed777'],
  [' \n\tLuckyClientSeed777\r\n', 'LuckyClientSeed777'],
  ['\ufeffLucky\u200bClient\u00adSeed777\u200e', 'LuckyClientSeed777'],
  ['\u00a0Lucky\u00a0ClientSeed777\u202f', 'LuckyClientSeed777'],
  ['LuckyClientSeed٧٧７', 'LuckyClientSeed777'],
  ['a-b_c.d', 'a-b_c.d'],
])('%j is a client seed: %s', (typed, seed) => {
  expect(readClientSeed(typed)).toBe(seed);
  expect(seed).toMatch(clientSeedPattern);
});

test('keeps the spaces inside', () => {
  expect(readClientSeed(' my own seed ')).toBe('my own seed');
});
