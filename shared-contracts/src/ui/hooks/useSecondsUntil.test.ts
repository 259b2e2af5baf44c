/** @jest-environment-options {"page": true} */
import { act, renderHook } from '@testing-library/react';
import { formatCountdown, useSecondsUntil } from './useSecondsUntil';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
const count = (moment: number | undefined) =>
  renderHook(({ until }) => useSecondsUntil(until), { initialProps: { until: moment } });

test('counts seconds down to zero and stops there', () => {
  const { result } = count(inSeconds(3));
  const seen = [result.current];
  for (let tick = 0; tick < 5; tick += 1) {
    act(() => jest.advanceTimersByTime(1000));
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
});

test('uses the clock when the browser slows down its timers', () => {
  const { result } = count(inSeconds(60));
  jest.setSystemTime(Date.now() + 45_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(14);
});

test('follows another moment at once', () => {
  const { result, rerender } = count(undefined);
  expect(result.current).toBe(0);
  rerender({ until: inSeconds(2) });
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(1);
});

test.each([
  [60, '1:00'],
  [42, '0:42'],
  [5, '0:05'],
  [0, '0:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
