import type { Change, SiteRegistry } from '../site/siteRegistry';
import { obstacleOf, revisionOf, statesBetween } from './states';

const day = (revision: number) => `2026-11-${String(revision + 10).padStart(2, '0')}T08:00:00.000Z`;
const change = (revision: number, command: string, app: string, release: string, percent?: number): Change => ({
  ...{ revision, at: day(revision), command, app, release, summary: '' },
  ...(percent !== undefined && { percent }),
});

const history = [
  change(1, 'promote', 'shell', '1.0.0-aa'),
  change(2, 'promote', 'lists', '1.0.0-aa'),
  change(3, 'publish', 'lists', '1.1.0-bb'),
  change(4, 'promote', 'lists', '1.1.0-bb', 10),
  change(5, 'promote', 'lists', '1.1.0-bb'),
  { revision: 6, at: day(6), command: 'compose', summary: 'Recomposed the pages.' },
  change(7, 'promote', 'games', '1.0.0-aa'),
  change(8, 'promote', 'lists', '1.2.0-cc', 10),
  change(9, 'rollback', 'lists', '1.1.0-bb'),
  change(10, 'rollback', 'lists', '1.0.0-aa'),
  change(11, 'promote', 'lists', '1.2.0-cc', 0),
];
const found = (good: number, bad: number) =>
  statesBetween(history, good, bad).map(({ revision, live }) => [revision, live]);

const shell = '1.0.0-aa';

test('has a state for each change of a live release, and the one before the first', () => {
  expect(found(3, 11)).toEqual([
    [3, { shell, lists: '1.0.0-aa' }],
    [5, { shell, lists: '1.1.0-bb' }],
    [7, { shell, lists: '1.1.0-bb', games: '1.0.0-aa' }],
    [10, { shell, lists: '1.0.0-aa', games: '1.0.0-aa' }],
  ]);
  expect(statesBetween(history, 3, 11).map((state) => state.change?.command)).toEqual([
    undefined,
    'promote',
    'promote',
    'rollback',
  ]);
});

test('leaves out the good revision’s own change and includes the bad one’s', () => {
  expect(found(5, 7).map(([revision]) => revision)).toEqual([5, 7]);
});

test('has no states where only canaries, publications and recompositions were', () => {
  expect(found(2, 4)).toEqual([]);
  expect(found(7, 9)).toEqual([]);
});

test('says why a state cannot be shown', () => {
  const releases = { '1.0.0-aa': {} };
  const registry = { apps: { shell: { releases }, lists: { releases }, games: { releases } } };
  const [kept, pruned] = statesBetween(history, 3, 11).map((state) =>
    obstacleOf(state, registry as unknown as SiteRegistry),
  );
  expect(kept).toBeUndefined();
  expect(pruned).toBe('lists 1.1.0-bb was pruned');
  expect(obstacleOf({ revision: 2, live: {} }, registry as unknown as SiteRegistry)).toBe('it has no live shell');
});

test.each([
  ['7', 'good', 7],
  ['2026-11-15', 'good', 4],
  ['2026-11-15', 'bad', 5],
  ['2026-11-15T08:00Z', 'good', 5],
  ['2026-11-15T07:59Z', 'bad', 4],
  ['2027-01-01', 'bad', 11],
] as const)('%s, where the site was %s, is revision %i', (typed, end, revision) => {
  expect(revisionOf(typed, end, history)).toBe(revision);
});

test.each([
  ['12', 'There is no revision 12. The newest is 11.'],
  ['0', 'There is no revision 0'],
  ['last tuesday', '--good last tuesday is not understood'],
  ['2026-13-40', 'is not understood'],
  ['2026-11-01', `Its first is of ${day(1)}`],
])('%s is rejected', (typed, reason) => {
  expect(() => revisionOf(typed, 'good', history)).toThrow(reason);
});
