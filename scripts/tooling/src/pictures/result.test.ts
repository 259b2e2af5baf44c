import { windowSizes, windowSizesOf } from './result';

test('a state is checked in the window that it needs, by default in all', () => {
  expect(windowSizesOf({ viewport: '390x844' })).toEqual([{ width: 390, height: 844 }]);
  expect(windowSizesOf({})).toBe(windowSizes);
});
