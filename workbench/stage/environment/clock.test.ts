/** @jest-environment-options {"page": true} */
import { sandboxStart } from '@tessera/shared-contracts/testing/sandbox-names';
import { setClock } from './clock';

const BrowserDate = Date;
const { now } = Date;
const repeat = window.setInterval;
afterEach(() => {
  jest.useRealTimers();
  window.setInterval = repeat;
  BrowserDate.now = now;
  BrowserDate.prototype.constructor = BrowserDate;
  globalThis.Date = BrowserDate;
});

test('a frozen clock stands at the start of states', () => {
  setClock('frozen');
  expect([new Date().toISOString(), new Date(Date.now()).toISOString()]).toEqual(
    Array(2).fill(new Date(sandboxStart).toISOString()),
  );
  expect(new Date('2020-02-03').toISOString()).toBe('2020-02-03T00:00:00.000Z');
  expect(new Date()).toBeInstanceOf(Date);
});

test('nothing ticks on a page with a frozen clock', () => {
  jest.useFakeTimers();
  setClock('frozen');
  const tick = jest.fn();
  const repeatSoon = jest.fn();
  setInterval(tick, 1_000);
  setInterval(repeatSoon, 100);
  jest.advanceTimersByTime(5_000);
  expect(tick).not.toHaveBeenCalled();
  expect(repeatSoon).toHaveBeenCalledTimes(50);
});

test('a clock goes on from its moment', () => {
  let elapsed = 0;
  BrowserDate.now = () => 1_000 + elapsed;
  setClock('2030-01-01T00:00:00Z');
  elapsed = 61_000;
  expect(new Date().toISOString()).toBe('2030-01-01T00:01:01.000Z');
});

test('the browser’s own clock is not replaced', () => {
  setClock('real');
  expect(globalThis.Date).toBe(BrowserDate);
});
