import { setClock, startOfStates } from './clock';

const BrowserDate = Date;
const { now } = Date;
const elapsedNow = performance.now;
afterEach(() => {
  BrowserDate.now = now;
  performance.now = elapsedNow;
  BrowserDate.prototype.constructor = BrowserDate;
  globalThis.Date = BrowserDate;
});

test('a frozen clock stands at the start of states', () => {
  setClock('frozen');
  expect([new Date().toISOString(), new Date(Date.now()).toISOString()]).toEqual(
    Array(2).fill(new Date(startOfStates).toISOString()),
  );
  expect(new Date('2020-02-03').toISOString()).toBe('2020-02-03T00:00:00.000Z');
  expect(new Date()).toBeInstanceOf(Date);
  const stopped = performance.now();
  while (elapsedNow.call(performance) === stopped);
  expect(performance.now()).toBe(stopped);
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
