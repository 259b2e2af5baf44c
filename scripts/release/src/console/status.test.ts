import { readSiteBudget } from '@tessera/tooling/budgets/site';
import { suddenFailure } from '../health/failures';
import type { Reports } from '../health/reports';
import { headlineOf, type Status } from './status';

const app = (name: string, kind: Status['kind'], words: string = kind) => ({
  ...{ name, status: { kind, words, reasons: [] } },
});
const well = app('shell', 'well');
const failing = app('lists', 'failing', 'canary is failing');
const unknown = app('games', 'unknown');

test.each([
  [[well], [], 'well', 'All well'],
  [[well, failing], [], 'failing', 'lists: canary is failing'],
  [[unknown, failing], [], 'failing', 'lists: canary is failing; health of games is unknown'],
  [[unknown, app('wallet', 'unknown')], [], 'unknown', 'health of games, wallet is unknown'],
  [[well], ['Line 1 cannot be read'], 'unknown', 'parts of the site cannot be read'],
])('says in a line how the site does %#', (apps, notes, kind, words) => {
  expect(headlineOf(apps, notes)).toEqual({ kind, words });
});

const now = new Date('2026-11-27T12:00:00Z');
const reported = (at: string, release: string, sessions: number, failed: number): Reports['points'] =>
  [['sessions', sessions] as const, ['failed_sessions', failed] as const].map(([name, count]) => ({
    ...{ at: `2026-11-27T${at}:00.000Z`, name: `tessera.remote.${name}`, unit: null, bucket: 0, count },
    attributes: { 'tessera.release': release, 'tessera.cohort': 'live' },
  }));

test.each([
  ['more often than before', reported('09:00', 'new', 200, 2), '20 of 100 sessions (20.0 %) failed in the last hour'],
  ['more often than the release before', reported('09:00', 'old', 200, 2), '2 of 200 sessions (1.0 %) before'],
  ['as often as before', reported('09:00', 'new', 200, 40), undefined],
  ['with nothing to compare with', [], undefined],
])('a live release that fails %s', (_, before, words) => {
  const health = {
    reports: { points: [...before, ...reported('11:30', 'new', 100, 20)], events: [] },
    live: { release: 'new', cohort: 'live' } as const,
    previous: { release: 'old', cohort: 'live' } as const,
  };
  const failure = suddenFailure(health, now, readSiteBudget().health);
  expect(failure ?? '').toEqual(words === undefined ? '' : expect.stringContaining(words));
});
