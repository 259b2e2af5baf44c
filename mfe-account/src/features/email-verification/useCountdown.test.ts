import { act, renderHook } from '@testing-library/react';
import { formatCountdown, useCountdown } from './useCountdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts seconds down to zero and stops there', () => {
  const { result } = renderHook(() => useCountdown(3));
  const seen = [result.current.secondsLeft];
  for (let tick = 0; tick < 5; tick += 1) {
    act(() => jest.advanceTimersByTime(1000));
    seen.push(result.current.secondsLeft);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
});

test('uses the clock when the browser slows down its timers', () => {
  const { result } = renderHook(() => useCountdown(60));
  jest.setSystemTime(Date.now() + 45_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.secondsLeft).toBe(14);
});

test('starts over', () => {
  const { result } = renderHook(() => useCountdown(2));
  act(() => jest.advanceTimersByTime(3000));
  act(() => result.current.restart());
  expect(result.current.secondsLeft).toBe(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.secondsLeft).toBe(1);
});

test.each([
  [60, '1:00'],
  [42, '0:42'],
  [5, '0:05'],
  [0, '0:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
