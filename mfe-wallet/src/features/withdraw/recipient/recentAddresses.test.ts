/** @jest-environment-options {"page": true} */
import { clearSession, playerItem, writeSession } from '@tessera/shared-contracts/session';
import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { readRecentAddresses, rememberAddress } from './recentAddresses';

const player = aSession();
const { id } = player.user;
const other = aSession({ user: { id: 'livia' }, token: 'token-of-livia' });

beforeEach(() => {
  localStorage.clear();
  storeSession(player);
});

test('are kept newest first, each once, and thirty at most', () => {
  for (const address of ['a', 'b', 'a']) rememberAddress(id, address);
  expect(readRecentAddresses(id)).toEqual(['a', 'b']);
  for (let index = 0; index < 40; index += 1) rememberAddress(id, `address ${index}`);
  expect(readRecentAddresses(id)).toHaveLength(30);
  expect(readRecentAddresses(id)[0]).toBe('address 39');
});

test.each([
  ['another player logs in', () => writeSession(other)],
  ['the player logs out', () => clearSession()],
])('are forgotten when %s', (_when, end) => {
  rememberAddress(id, 'a');
  end();
  expect([readRecentAddresses(id), readRecentAddresses(other.user.id)]).toEqual([[], []]);
  writeSession(player);
  expect(readRecentAddresses(id)).toEqual([]);
});

test('stay when the session expires, for the same player only', () => {
  rememberAddress(id, 'a');
  clearSession('expired');
  expect(readRecentAddresses(id)).toEqual([]);
  writeSession(player);
  expect(readRecentAddresses(id)).toEqual(['a']);
});

test.each(['no JSON', '{}', '["a",1]', 'null'])('ignores %s in the storage', (text) => {
  playerItem('tessera.wallet.recent-addresses', 'device').write(id, text);
  expect(readRecentAddresses(id)).toEqual([]);
});
