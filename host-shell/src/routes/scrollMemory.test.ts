/** @jest-environment-options {"page": true} */
import { createScrollMemory } from './scrollMemory';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('recalls the position of an entry after a reload', () => {
  const memory = createScrollMemory();
  memory.remember('a', 640);
  memory.store();
  expect(createScrollMemory().recall('a')).toBe(640);
});

test('has no position of an entry that was never left', () => {
  expect(createScrollMemory().recall('unknown')).toBeUndefined();
});

test('forgets the oldest of many', () => {
  const memory = createScrollMemory();
  for (let index = 0; index <= 50; index += 1) memory.remember(`entry ${index}`, 10);
  expect(memory.recall('entry 0')).toBeUndefined();
  expect(memory.recall('entry 50')).toBe(10);
});

test.each(['not json', '[1]', '{"a":"far"}'])('starts over from the stored text %s', (text) => {
  sessionStorage.setItem('scroll-positions', text);
  expect(createScrollMemory().recall('a')).toBeUndefined();
});

test('works without storage', () => {
  const blocked = () => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const memory = createScrollMemory();
  memory.remember('a', 5);
  memory.store();
  expect(memory.recall('a')).toBe(5);
});
