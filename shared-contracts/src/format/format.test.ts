import fc from 'fast-check';
import { nearMidnight } from '../testing';
import { formatClock, formatDay, formatMoment, formatTime, formatUtcDay, groupThousands } from '.';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_480, '12,480'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
  ['1234567890123456789012', '1,234,567,890,123,456,789,012'],
])('groups %p as %p', (whole, text) => {
  expect(groupThousands(whole)).toBe(text);
});

test('groups any whole number as a browser does in English', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (whole) => groupThousands(whole) === whole.toLocaleString('en-US')));
});

/** Instants of the years 1 to 9999. */
const instants = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.getTime());

const day = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const gregorian = 'en-US-u-ca-gregory';

test.each([
  ['a day', formatDay, new Intl.DateTimeFormat(gregorian, day)],
  ['a day in UTC', formatUtcDay, new Intl.DateTimeFormat(gregorian, { ...day, timeZone: 'UTC' })],
  ['a time', formatTime, new Intl.DateTimeFormat(gregorian, time)],
  ['a time with seconds', formatClock, new Intl.DateTimeFormat(gregorian, { ...time, second: '2-digit' })],
])('formats %s as a browser does in English', (_, format, expected) => {
  // `Date` uses the proleptic Gregorian calendar; `Intl` switches to the Gregorian one in October 1582.
  const after1600 = instants.filter((epochMs) => epochMs > Date.UTC(1600));
  fc.assert(fc.property(after1600, (epochMs) => format(epochMs) === expected.format(epochMs)));
});

test.each(nearMidnight)('$iso is a day and a time of the player', ({ iso, dayText, time }) => {
  expect(formatMoment(Date.parse(iso))).toBe(`${dayText} · ${time}`);
});
