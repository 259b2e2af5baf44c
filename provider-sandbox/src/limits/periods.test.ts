import type { LimitPeriod } from '@tessera/shared-contracts/extensions/schema';
import { periodAt } from './periods';

test.each<[LimitPeriod, string, string, string]>([
  ['day', '2026-03-11T00:00:00.000Z', '2026-03-11', '2026-03-12'],
  ['day', '2026-03-11T23:59:59.999Z', '2026-03-11', '2026-03-12'],
  ['day', '2026-12-31T12:00:00.000Z', '2026-12-31', '2027-01-01'],
  ['week', '2026-03-09T00:00:00.000Z', '2026-03-09', '2026-03-16'],
  ['week', '2026-03-15T23:59:59.999Z', '2026-03-09', '2026-03-16'],
  ['week', '2026-03-16T00:00:00.000Z', '2026-03-16', '2026-03-23'],
  // ISO week 53 of 2026 ends in 2027.
  ['week', '2027-01-03T23:00:00.000Z', '2026-12-28', '2027-01-04'],
  ['month', '2026-03-01T00:00:00.000Z', '2026-03-01', '2026-04-01'],
  ['month', '2028-02-29T23:59:59.999Z', '2028-02-01', '2028-03-01'],
  ['month', '2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
])('the %s of %s is from %s to %s', (period, at, from, until) => {
  expect(periodAt(period, new Date(at))).toEqual({ from: new Date(from), until: new Date(until) });
});
