/** @jest-environment-options {"page": true} */
import { whenIdle } from './whenIdle';

const limits = { timeoutMs: 2_000, withoutIdleCallbacksMs: 200 };

/** A browser that is never idle: it runs the work when its time is up. */
const busyBrowser = {
  requestIdleCallback: (work: () => void, { timeout }: { readonly timeout: number }) => setTimeout(work, timeout),
  cancelIdleCallback: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const name of Object.keys(busyBrowser)) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

describe.each([
  ['with idle callbacks', busyBrowser, limits.timeoutMs],
  ['without idle callbacks', {}, limits.withoutIdleCallbacksMs],
])('in a browser %s', (_, browser, runsAfterMs) => {
  beforeEach(() => Object.assign(window, browser));

  test('the work runs once, at its limit at the latest', () => {
    const work = jest.fn();
    whenIdle(work, limits);
    jest.advanceTimersByTime(runsAfterMs - 1);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(20_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('the work does not run once undone', () => {
    const work = jest.fn();
    whenIdle(work, limits)();
    jest.advanceTimersByTime(20_000);
    expect(work).not.toHaveBeenCalled();
  });
});
