import { type BreakLength, breakLengths, forGood } from '@tessera/shared-contracts/extensions/schema';
import { endOf } from './lengths';
import { breakStateAt } from './restriction';

test.each<[BreakLength, string, string]>([
  ['1d', '2026-03-11T10:00:00.000Z', '2026-03-12T10:00:00.000Z'],
  ['1w', '2026-12-30T10:00:00.000Z', '2027-01-06T10:00:00.000Z'],
  ['1m', '2026-03-11T10:00:00.000Z', '2026-04-11T10:00:00.000Z'],
  ['1m', '2026-01-31T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
  ['2m', '2026-12-31T10:00:00.000Z', '2027-03-01T10:00:00.000Z'],
  ['3m', '2026-11-30T10:00:00.000Z', '2027-03-01T10:00:00.000Z'],
  ['6m', '2026-08-31T10:00:00.000Z', '2027-03-01T10:00:00.000Z'],
  ['1y', '2028-02-29T10:00:00.000Z', '2029-03-01T10:00:00.000Z'],
  ['3y', '2028-02-29T10:00:00.000Z', '2031-03-01T10:00:00.000Z'],
  ['5y', '2026-03-11T10:00:00.000Z', '2031-03-11T10:00:00.000Z'],
  ['for-good', '2026-03-11T10:00:00.000Z', forGood],
])('a break of %s from %s ends at %s', (length, at, end) => {
  expect(endOf(length, new Date(at)).toISOString()).toBe(end);
});

test('a longer break ends later', () => {
  for (const day of [1, 15, 28, 29, 30, 31]) {
    const at = new Date(Date.UTC(2026, 0, day));
    const ends = breakLengths.map((length) => endOf(length, at).getTime());
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  }
});

const at = new Date('2026-03-11T10:00:00Z');
const around = (ms: number) => new Date(at.getTime() + ms);

test.each([
  ['never', null, null, 'none', null],
  ['not over', around(1), null, 'break', around(1)],
  ['not over, although there was a request', around(1), around(-1), 'break', around(1)],
  ['just over', at, null, 'over', null],
  ['over and asked', around(-2), around(1), 'waiting', around(1)],
  ['over, asked and waited for', around(-2), at, 'none', null],
])('a break that is %s', (_what, until, playFrom, state, expected) => {
  expect(breakStateAt({ until, playFrom }, at)).toEqual({ state, until: expected });
});
