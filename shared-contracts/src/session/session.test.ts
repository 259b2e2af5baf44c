/** @jest-environment-options {"page": true} */
import { act, renderHook } from '@testing-library/react';
import { aSession, recordEvents } from '../testing';
import {
  clearSession,
  pickedCurrencyKey,
  readPickedCurrency,
  readSession,
  sessionKeys,
  subscribeSession,
  usePickedCurrency,
  useSession,
  writePickedCurrency,
  writeSession,
} from '.';
import { readOwnerOfItems } from './session';

const marcella = aSession();
const livia = aSession({
  token: 'token-of-livia',
  user: { id: 'u2', username: 'livia', email: 'livia@tessera.example' },
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Writes as another tab does, seen from this one. */
function writeInOtherTab(entries: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
  }
}

describe('writing', () => {
  test('stores all keys of spec §12', () => {
    expect(writeSession(marcella)).toBe(true);
    expect(Object.fromEntries(sessionKeys.map((key) => [key, localStorage.getItem(key)]))).toEqual({
      token: 'token-of-marcella',
      user: JSON.stringify({
        id: marcella.user.id,
        username: 'marcella',
        email: 'marcella@tessera.example',
        kycStatus: 'none',
      }),
      userId: marcella.user.id,
      userid: marcella.user.id,
      username: 'marcella',
      email: 'marcella@tessera.example',
      kycStatus: 'none',
    });
  });

  test('fires an event with the reason of the change', () => {
    const events = recordEvents();
    writeSession(marcella);
    writeSession(marcella, 'updated');
    clearSession();
    clearSession('expired');
    expect(events.map(({ payload }) => payload)).toEqual([
      { reason: 'login' },
      { reason: 'updated' },
      { reason: 'logout' },
      { reason: 'expired' },
    ]);
  });

  test('removes every key on logout, and nothing else', () => {
    localStorage.setItem('theme', 'dark');
    writeSession(marcella);
    clearSession();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test('never pairs one player with the token of another during a switch', () => {
    writeSession(marcella);
    const seen = new Set<string>();
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      setItem.call(this, key, value);
      const session = readSession();
      seen.add(session ? `${session.token} ${session.user.username}` : 'nobody');
    });
    writeSession(livia);
    expect([...seen]).toEqual(['nobody', 'token-of-livia livia']);
  });

  test.each(['valid', 'expired'] as const)(
    'with an old session that is %s, a second login of the player never looks like a logout to other tabs',
    (before) => {
      writeSession(marcella);
      if (before === 'expired') clearSession('expired');
      const owners = new Set<string | undefined>();
      for (const step of ['setItem', 'removeItem'] as const) {
        const act = Storage.prototype[step] as (...args: string[]) => void;
        jest.spyOn(Storage.prototype, step).mockImplementation(function (this: Storage, ...args: string[]) {
          act.apply(this, args);
          owners.add(readOwnerOfItems());
        });
      }
      writeSession({ ...marcella, token: 'token-of-a-second-login' });
      expect([...owners]).toStrictEqual([marcella.user.id]);
      expect(readSession()?.token).toBe('token-of-a-second-login');
    },
  );

  test('stores nothing when the storage gets full half-way', () => {
    const setItem = Storage.prototype.setItem;
    let room = 3;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      room -= 1;
      if (room < 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(writeSession(marcella)).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(readSession()).toBeUndefined();
  });
});

describe('reading', () => {
  test('returns the same object for the same stored text', () => {
    writeSession(marcella);
    expect(readSession()).toBe(readSession());
    expect(readSession()).toEqual(marcella);
  });

  test.each([
    ['no user record', { user: null }],
    ['no token', { token: null }],
    ['an empty token', { token: '' }],
    ['a corrupt user record', { user: '{"id":' }],
    ['a user record that is a list', { user: '[]' }],
    ['a user record that is null', { user: 'null' }],
    ['a user without an id', { user: '{"id":"","username":"m","email":"m@x.example"}' }],
    ['a user whose id is a number', { user: '{"id":5,"username":"m","email":"m@x.example"}' }],
  ])('counts %s as signed out', (_what, entries) => {
    writeSession(marcella);
    writeInOtherTab(entries);
    expect(readSession()).toBeUndefined();
  });

  test('keeps fields that a newer release stored', () => {
    writeInOtherTab({ token: 't', user: '{"id":"u1","username":"m","email":"m@x.example","tier":"gold"}' });
    expect(readSession()?.user).toMatchObject({ id: 'u1', tier: 'gold' });
  });
});

describe('blocked storage', () => {
  beforeEach(() => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(block);
    }
  });

  test('reads as signed out', () => {
    expect(readSession()).toBeUndefined();
    expect(readPickedCurrency()).toBeUndefined();
  });

  test('reports that nothing was stored, and still fires the event', () => {
    const events = recordEvents();
    expect(writeSession(marcella)).toBe(false);
    clearSession();
    expect(events).toHaveLength(2);
  });
});

describe('following', () => {
  test('re-renders on login, logout and another tab', () => {
    const { result } = renderHook(() => useSession()?.user.username);
    expect(result.current).toBeUndefined();
    act(() => {
      writeSession(marcella);
    });
    expect(result.current).toBe('marcella');
    act(() => writeInOtherTab({ token: null }));
    expect(result.current).toBeUndefined();
    act(() => {
      writeSession(livia);
    });
    act(() => clearSession());
    expect(result.current).toBeUndefined();
  });

  test('receives a plain DOM event of other code', () => {
    const { result } = renderHook(() => useSession()?.user.username);
    localStorage.setItem('user', JSON.stringify(marcella.user));
    localStorage.setItem('token', 'x');
    act(() => {
      window.dispatchEvent(new Event('token-changed'));
    });
    expect(result.current).toBe('marcella');
  });

  test('follows only the keys of the session, and a cleared storage', () => {
    const onChange = jest.fn();
    const undo = subscribeSession(onChange);
    writeInOtherTab({ theme: 'dark' });
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    writeInOtherTab({ userid: 'u9' });
    expect(onChange).toHaveBeenCalledTimes(2);
    undo();
    writeInOtherTab({ token: 'y' });
    clearSession();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('picked currency', () => {
  test('is stored on this device and fires an event', () => {
    const events = recordEvents();
    const { result } = renderHook(() => usePickedCurrency());
    act(() => writePickedCurrency('SOL'));
    expect(result.current).toBe('SOL');
    expect(events).toEqual([{ name: 'currency-picked', payload: { currency: 'SOL' } }]);
  });

  test('follows another tab', () => {
    const { result } = renderHook(() => usePickedCurrency());
    act(() => writeInOtherTab({ [pickedCurrencyKey]: 'ETH' }));
    expect(result.current).toBe('ETH');
  });

  test.each([['btc'], [''], ['<b>'], ['A VERY LONG TEXT']])('ignores the stored %p', (stored) => {
    localStorage.setItem(pickedCurrencyKey, stored);
    expect(readPickedCurrency()).toBeUndefined();
  });
});
