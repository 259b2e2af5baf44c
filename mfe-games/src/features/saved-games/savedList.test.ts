/** @jest-environment-options {"page": true} */
import { clearSession, deviceItem, playerItem, writeSession } from '@tessera/shared-contracts/session';
import { aSession } from '@tessera/shared-contracts/testing';
import { createSavedList } from './savedList';

const name = 'tessera.games.test';
const aList = () => createSavedList(playerItem(name, 'device'), deviceItem(name), 3);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps unique ids, newest first, up to its limit', () => {
  const list = aList();
  for (const id of ['keno', 'dice', 'limbo', 'dice', 'mines']) list.add(id);
  expect(list.read()).toEqual(['mines', 'dice', 'limbo']);
  list.remove('dice');
  expect(aList().read()).toEqual(['mines', 'limbo']);
});

test('returns the same array until it changes', () => {
  const list = aList();
  list.add('keno');
  expect(list.read()).toBe(list.read());
});

test.each(['', 'no JSON', '{}', '[1]', 'null', '"keno"', `["${'x'.repeat(201)}"]`])(
  'is empty if storage contains %j',
  (text) => {
    localStorage.setItem(name, text);
    expect(aList().read()).toEqual([]);
  },
);

test('notifies of its own changes and those of other tabs until unsubscribed', () => {
  const list = aList();
  const heard = jest.fn(() => list.read());
  const undo = list.subscribe(heard);
  list.add('keno');
  localStorage.setItem(name, '["dice"]');
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
  expect(heard.mock.results.map(({ value }) => value)).toEqual([['keno'], ['dice']]);
  undo();
  list.add('limbo');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('is kept in memory if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const list = aList();
  list.add('keno');
  expect(list.read()).toEqual(['keno']);
});

test('is empty after the browser has cleared its storage', () => {
  const list = aList();
  list.add('keno');
  localStorage.clear();
  expect(list.read()).toEqual([]);
});

test('belongs to the player: it takes in what a visitor saved, and a logout leaves nothing on the device', () => {
  const list = aList();
  const heard = jest.fn(() => list.read());
  list.add('keno');
  const undo = list.subscribe(heard);
  writeSession(aSession());
  expect(heard.mock.results.at(-1)?.value).toEqual(['keno']);
  list.add('dice');
  expect(aList().read()).toEqual(['dice', 'keno']);
  clearSession('logout');
  expect(heard.mock.results.at(-1)?.value).toEqual([]);
  expect(Object.values(localStorage).join()).not.toMatch(/keno|dice/);
  undo();
});

test('is hidden while the session has expired, and comes back with its player', () => {
  const list = aList();
  writeSession(aSession());
  list.add('keno');
  clearSession('expired');
  expect(list.read()).toEqual([]);
  writeSession(aSession());
  expect(list.read()).toEqual(['keno']);
});
