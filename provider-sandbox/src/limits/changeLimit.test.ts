import { type Change, changeLimit, isPending, type StoredLimit } from './changeLimit';

const at = new Date('2026-03-11T10:00:00Z');
const hour = 3_600_000;
const inHours = (hours: number) => new Date(at.getTime() + hours * hour);
const waits = { at, waitMs: 24 * hour };
const limit = (amount: string | null, pendingAmount: string | null = null, hours?: number): StoredLimit => ({
  amount,
  pendingAmount,
  confirmFrom: hours === undefined ? null : inHours(hours),
});

test.each<[string, StoredLimit, string | null, StoredLimit, Change]>([
  ['the first one holds at once', limit(null), '100', limit('100'), 'set'],
  ['none stays none', limit(null), null, limit(null), 'removed'],
  ['a lower one holds at once', limit('100'), '99.99', limit('99.99'), 'set'],
  ['zero is a limit', limit('100'), '0', limit('0'), 'set'],
  ['the same, written otherwise, holds', limit('100'), '100.00', limit('100.00'), 'set'],
  ['a higher one waits', limit('100'), '100.01', limit('100', '100.01', 24), 'pending'],
  ['none waits', limit('100'), null, limit('100', null, 24), 'pending'],
  ['asked again too early, it waits as before', limit('100', '200', 1), '200', limit('100', '200', 1), 'pending'],
  ['asked again in time, it holds', limit('100', '200', 0), '200.0', limit('200.0'), 'set'],
  ['none asked again in time holds', limit('100', null, -1), null, limit(null), 'removed'],
  ['another amount starts the wait again', limit('100', '200', -1), '300', limit('100', '300', 24), 'pending'],
  [
    'removing the limit instead starts the wait again',
    limit('100', '200', -1),
    null,
    limit('100', null, 24),
    'pending',
  ],
  [
    'an amount in place of a pending removal starts the wait again',
    limit('100', null, -1),
    '200',
    limit('100', '200', 24),
    'pending',
  ],
  [
    'an amount below the pending one starts the wait again',
    limit('100', '200', -1),
    '150',
    limit('100', '150', 24),
    'pending',
  ],
  ['a lower one drops the pending', limit('100', '200', -1), '50', limit('50'), 'set'],
  ['the same drops the pending', limit('100', '200', -1), '100', limit('100'), 'set'],
  ['confirmed at the last moment, it holds', limit('100', '200', 0.001 - 7 * 24), '200', limit('200'), 'set'],
  ['after a week the wait starts again', limit('100', '200', -7 * 24), '200', limit('100', '200', 24), 'pending'],
])('%s', (_what, stored, wanted, expected, change) => {
  expect(changeLimit(stored, wanted, waits)).toEqual({ limit: expected, change });
});

test.each([
  [limit('100'), false],
  [limit('100', '200', 24), true],
  [limit('100', null, -7 * 24 + 1), true],
  [limit('100', '200', -7 * 24), false],
])('%j is pending: %s', (stored, expected) => {
  expect(isPending(stored, at)).toBe(expected);
});
