import { BoundedMap } from './boundedMap';
import { createCounter } from './counter';

test('counts each key in its own window', () => {
  let at = 0;
  const counter = createCounter(1_000, () => at);
  expect([counter.add('a'), counter.add('a'), counter.add('b')]).toEqual([1, 2, 1]);
  at = 999;
  expect(counter.read('a')).toBe(2);
  at = 1_000;
  expect(counter.read('a')).toBe(0);
  expect(counter.add('a')).toBe(1);
  counter.forget('a');
  expect(counter.read('a')).toBe(0);
});

test('a full map drops its least recently set entry', () => {
  const map = new BoundedMap<number>(3);
  for (const key of ['a', 'b', 'c']) map.set(key, 1);
  map.set('a', 2);
  for (let index = 0; index < 1_000; index += 1) {
    map.set(`stranger ${index}`, 1);
    map.set('a', 2);
    expect(map.size).toBeLessThanOrEqual(3);
  }
  expect([map.get('a'), map.get('b')]).toEqual([2, undefined]);
});
