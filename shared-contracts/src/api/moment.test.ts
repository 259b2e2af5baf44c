import { readMoment } from '.';

test.each([
  ['2025-11-20T18:42:00.000Z', Date.UTC(2025, 10, 20, 18, 42)],
  ['2025-11-20T18:42:00.000+05:45', Date.UTC(2025, 10, 20, 12, 57)],
  ['2025-11-20T18:42:07.25', Date.UTC(2025, 10, 20, 18, 42, 7, 250)],
  ['2025-11-20T18:42', Date.UTC(2025, 10, 20, 18, 42)],
  ['2025-11-20', Date.UTC(2025, 10, 20)],
  ['1969-07-20T20:17:00Z', Date.UTC(1969, 6, 20, 20, 17)],
  ['9999-12-31T23:59:59Z', Date.UTC(9999, 11, 31, 23, 59, 59)],
  ['', undefined],
  ['soon', undefined],
  ['game 1', undefined],
  ['5', undefined],
  ['0000-01-01T00:00:00Z', undefined],
  ['-000044-03-15T12:00:00Z', undefined],
  ['+012025-01-01T00:00:00Z', undefined],
  ['2025-13-45', undefined],
])('reads %p as %p', (iso, epochMs) => {
  expect(readMoment(iso)).toBe(epochMs);
});
