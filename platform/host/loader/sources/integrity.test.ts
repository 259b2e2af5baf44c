/** @jest-environment-options {"page": true} */
import type { RegisteredRelease } from '../../../protocol';
import { knowHashes, requireHash } from './integrity';

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

test('finds the hash of a file by its address, for every attempt', () => {
  knowHashes(release);
  expect(requireHash('http://127.0.0.1:3004/lists/1.0.0-a/entry.js')).toBe('sha384-abc');
  expect(requireHash('http://127.0.0.1:3004/lists/1.0.0-a/entry.js?attempt=2')).toBe('sha384-abc');
});

test.each(['http://127.0.0.1:3004/lists/1.0.0-a/other.js', 'http://evil.test/lists/1.0.0-a/entry.js'])(
  'has no hash for %s, which no release lists',
  (address) => {
    knowHashes(release);
    expect(() => requireHash(address)).toThrow('belongs to no release');
  },
);
