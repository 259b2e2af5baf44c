/** @jest-environment-options {"page": true} */
import { aSession, onCleanup, storeSession } from '../testing';
import { clearSession, playerItem, readSession, startSession, writeSession } from '.';

const marcella = aSession({ user: { id: 'marcella/1' } });
const livia = aSession({ token: 'token-of-livia', user: { id: 'livia' } });
const { id } = marcella.user;
const item = playerItem('tessera.account.local-settings');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeSession(marcella);
});

/** Switches the player without events in this tab, as while it is frozen. */
function switchWithoutEvents(to: typeof livia | undefined): void {
  localStorage.clear();
  if (to === undefined) return;
  localStorage.setItem('user', JSON.stringify(to.user));
  localStorage.setItem('token', to.token);
}

test('is available to the signed-in player', () => {
  item.write(id, 'dark');
  expect(item.read(id)).toBe('dark');
});

test.each([
  ['a logout', () => clearSession()],
  [
    'a logout after the session has expired',
    () => {
      clearSession('expired');
      clearSession();
    },
  ],
  [
    'a login of another player after the session has expired',
    () => {
      clearSession('expired');
      writeSession(livia);
    },
  ],
  ['a login of another player', () => writeSession(livia)],
] as const)('is removed at %s', (_when, end) => {
  item.write(id, 'dark');
  sessionStorage.setItem('tessera.lists.filter', 'of no player');
  end();
  expect(Object.keys(sessionStorage)).toEqual(['tessera.lists.filter']);
});

test.each([
  ['in the tab', item],
  ['on the device', playerItem('tessera.account.local-settings', 'device')],
])('%s, it is kept while the session has expired', (_where, kept) => {
  kept.write(id, 'dark');
  clearSession('expired');
  clearSession('expired');
  onCleanup(startSession());
  expect(kept.read(id)).toBeUndefined();
  writeSession(marcella);
  expect(kept.read(id)).toBe('dark');
  clearSession();
  writeSession(marcella);
  expect(kept.read(id)).toBeUndefined();
});

test('on the device, it is removed at a logout, and other tabs are notified of a change', () => {
  const shared = playerItem('tessera.account.local-settings', 'device');
  const onChange = jest.fn();
  onCleanup(shared.subscribe(id, onChange));
  shared.write(id, 'dark');
  expect([shared.read(id), item.read(id)]).toEqual(['dark', undefined]);
  const key = Object.keys(localStorage).find((name) => name.startsWith('player/')) ?? '';
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(onChange).toHaveBeenCalledTimes(1);
  clearSession();
  expect(localStorage).toHaveLength(0);
});

test('stays when the same player’s record is written again', () => {
  item.write(id, 'dark');
  writeSession(marcella, 'updated');
  expect(item.read(id)).toBe('dark');
});

test.each([
  ['another player', livia],
  ['no player', undefined],
])('is neither read nor written once %s is signed in', (_who, next) => {
  item.write(id, 'dark');
  switchWithoutEvents(next);
  item.write(id, 'written late');
  expect(item.read(id)).toBeUndefined();
  expect(Object.values(sessionStorage)).toEqual(['dark']);
});

describe('with a host', () => {
  test('is removed when another tab ends the session', () => {
    onCleanup(startSession());
    item.write(id, 'dark');
    switchWithoutEvents(undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is removed when the page comes back from the back-forward cache for another player', () => {
    onCleanup(startSession());
    item.write(id, 'dark');
    switchWithoutEvents(livia);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is removed when the page loads after a switch, and stays otherwise', () => {
    item.write(id, 'dark');
    onCleanup(startSession());
    expect(item.read(id)).toBe('dark');
    switchWithoutEvents(livia);
    onCleanup(startSession());
    expect(sessionStorage).toHaveLength(0);
  });
});

test('keeps nothing where storage is blocked', () => {
  const session = readSession();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => item.write(session?.user.id, 'dark')).not.toThrow();
  jest.restoreAllMocks();
  expect(item.read(id)).toBeUndefined();
});
