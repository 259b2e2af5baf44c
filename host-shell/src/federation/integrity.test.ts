import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';
import { knowHashes, requireHash } from './integrity';
import { readOverrideRequests } from './overrides';

const release: RegisteredRelease = {
  version: '1.0.0',
  buildId: 'a',
  commit: 'c0ffee',
  contract: 1,
  container: 'tessera_lists_a',
  baseUrl: 'http://127.0.0.1:3004/lists/1.0.0-a/',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-abc' },
};

test('knows the hash of a file by its address, whatever attempt it is', () => {
  knowHashes(release);
  expect(requireHash('http://127.0.0.1:3004/lists/1.0.0-a/entry.js')).toBe('sha384-abc');
  expect(requireHash('http://127.0.0.1:3004/lists/1.0.0-a/entry.js?attempt=2')).toBe('sha384-abc');
});

test.each(['http://127.0.0.1:3004/lists/1.0.0-a/other.js', 'http://evil.test/lists/1.0.0-a/entry.js'])(
  'has no hash for %s, which nothing vouches for',
  (address) => {
    knowHashes(release);
    expect(() => requireHash(address)).toThrow('belongs to no release');
  },
);

test.each([
  ['?mf=wallet@1.4.0', [{ remote: 'wallet', target: '1.4.0' }]],
  ['?mf=lists@http://127.0.0.1:4001/', [{ remote: 'lists', target: 'http://127.0.0.1:4001/' }]],
  ['?mf=lists@http://user@host/', [{ remote: 'lists', target: 'http://user@host/' }]],
  [
    '?mf=wallet@1.0.0&mf=games@2.0.0',
    [
      { remote: 'wallet', target: '1.0.0' },
      { remote: 'games', target: '2.0.0' },
    ],
  ],
  ['?mf=nobody@1.0.0', []],
  ['?mf=wallet', []],
  ['?mf=wallet@', []],
  ['', []],
])('%s asks for %p', (search, expected) => {
  expect(readOverrideRequests(search)).toEqual(expected);
});
