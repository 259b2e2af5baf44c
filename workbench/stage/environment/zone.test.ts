import fc from 'fast-check';
import { setZone } from './zone';

const BrowserDate = Date;
const BrowserFormat = Intl.DateTimeFormat;
const original = Object.getOwnPropertyDescriptors(Date.prototype);
afterEach(() => {
  globalThis.Date = BrowserDate;
  Intl.DateTimeFormat = BrowserFormat;
  Object.defineProperties(Date.prototype, original);
});

test('formats and reads dates in the zone', () => {
  setZone('Asia/Tokyo');
  const date = new Date('2026-06-15T20:30:00Z');
  expect([date.getDate(), date.getHours(), date.getDay(), date.getTimezoneOffset()]).toEqual([16, 5, 2, -540]);
  expect(date.toLocaleTimeString('en-GB')).toBe('05:30:00');
  expect(`${date}`).toBe('Tue Jun 16 2026 05:30:00 GMT+0900');
  expect([date.toDateString(), date.toTimeString()]).toEqual(['Tue Jun 16 2026', '05:30:00 GMT+0900']);
  expect(new Date('soon').toTimeString()).toBe('Invalid Date');
  expect(new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date)).toBe('05:30');
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Asia/Tokyo');
  expect(date.toLocaleTimeString('en-GB', { timeZone: 'UTC' })).toBe('20:30:00');
  expect(date).toBeInstanceOf(Date);
});

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
  'local parts make the same moment in %s',
  (zone) => {
    setZone(zone);
    // Whole seconds: an hour that a clock shows twice is a moment of its own choice.
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        const again = new Date(
          ...([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()] as const),
          ...([date.getSeconds(), date.getMilliseconds()] as const),
        );
        expect([0, 3_600_000]).toContain(Math.abs(again.getTime() - date.getTime()));
        const moved = new Date(date);
        moved.setHours(0, 0, 0, 0);
        expect(moved.getDate()).toBe(date.getDate());
      }),
    );
  },
);

test('a time without a zone is local', () => {
  setZone('America/New_York');
  expect(new Date('2026-06-15T08:00').toISOString()).toBe('2026-06-15T12:00:00.000Z');
  expect(new Date('2026-06-15').toISOString()).toBe('2026-06-15T00:00:00.000Z');
  expect(new Date(2026, 0, 15, 7).toISOString()).toBe('2026-01-15T12:00:00.000Z');
});
