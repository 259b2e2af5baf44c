/** @jest-environment-options {"page": true} */
import { deviceItem, tabItem } from './storedItem';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('stores a text on the device or in the tab', () => {
  deviceItem('sidebar').write('expanded');
  expect([localStorage.getItem('sidebar'), sessionStorage.getItem('sidebar')]).toEqual(['expanded', null]);
  tabItem('tessera.lists.filter').write('wins');
  expect([deviceItem('sidebar').read(), tabItem('tessera.lists.filter').read()]).toEqual(['expanded', 'wins']);
});

test('reads as empty where nothing is stored or storage is blocked', () => {
  const item = deviceItem('sidebar');
  expect(item.read()).toBeUndefined();
  const blocked = () => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  item.write('expanded');
  expect(item.read()).toBeUndefined();
});
