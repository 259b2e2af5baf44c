/** @jest-environment-options {"page": true} */
import { readIsExpanded, writeIsExpanded } from './sidebarStorage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('is collapsed at first', () => {
  expect(readIsExpanded()).toBe(false);
});

test.each([true, false])('remembers %s', (isExpanded) => {
  writeIsExpanded(isExpanded);
  expect(readIsExpanded()).toBe(isExpanded);
});

test('treats any other text as collapsed', () => {
  localStorage.setItem('sidebar', '{"open":true}');
  expect(readIsExpanded()).toBe(false);
});

test('is collapsed where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  writeIsExpanded(true);
  expect(readIsExpanded()).toBe(false);
});
