/** @jest-environment-options {"page": true} */
import { act, renderHook } from '@testing-library/react';
import { formatCountdown, useSecondsUntil } from './useSecondsUntil';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hourMs = 3_600_000;
/** A countdown that began `ago` seconds ago. */
const ofSeconds = (seconds: number, ago = 0) => {
  const since = Date.now() - ago * 1000;
  return { since, until: since + seconds * 1000 };
};
const count = (initial: ReturnType<typeof ofSeconds> | undefined) =>
  renderHook(({ countdown }) => useSecondsUntil(countdown), { initialProps: { countdown: initial } });

test('counts seconds down to zero and stops there', () => {
  const { result } = count(ofSeconds(3));
  const seen = [result.current];
  for (let tick = 0; tick < 5; tick += 1) {
    act(() => jest.advanceTimersByTime(1000));
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
});

test('counts the time while timers were throttled', () => {
  const { result } = count(ofSeconds(60));
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 45_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(14);
  jest.restoreAllMocks();
});

test('ends when the device slept past the moment', () => {
  const { result } = count(ofSeconds(60));
  const asleep = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => asleep);
  act(() => jest.advanceTimersByTime(61_000));
  expect(result.current).toBe(0);
  jest.restoreAllMocks();
});

test('setting the clock back changes nothing while it runs', () => {
  const { result, rerender } = count(ofSeconds(60));
  const countdown = ofSeconds(60);
  jest.setSystemTime(Date.now() - 24 * hourMs);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(59);
  rerender({ countdown });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(58);
});

test.each([
  ['20 seconds ago', 60, 20, 0, 40],
  ['before the clock was set back', 60, 0, -24 * hourMs, 60],
  ['before the clock was set forward', 60, 0, 24 * hourMs, 0],
])('a countdown that began %s continues', (_when, seconds, ago, ms, left) => {
  const countdown = ofSeconds(seconds, ago);
  jest.setSystemTime(Date.now() + ms);
  expect(count(countdown).result.current).toBe(left);
});

test('follows another moment at once', () => {
  const { result, rerender } = count(undefined);
  expect(result.current).toBe(0);
  rerender({ countdown: ofSeconds(2) });
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
