import type { RegisteredRelease, RegisteredRemote } from '@tessera/shared-contracts/remotes';
import { aRegisteredRelease, recordEvents } from '@tessera/shared-contracts/testing';
import { createReleaseChoice } from './releaseChoice';

const release = (buildId: string) => aRegisteredRelease({ buildId, container: `tessera_lists_${buildId}` });

/** The choice of a page with this registry entry, as in a document that was just loaded. */
const choiceOf = (lists: RegisteredRemote) => createReleaseChoice(() => ({ lists }));

const names = (releases: readonly RegisteredRelease[]) => releases.map(({ buildId }) => buildId);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('prefers the live release and keeps the one before for when it fails', () => {
  const choice = choiceOf({ live: release('b'), previous: release('a') });
  expect(names(choice.usable('lists'))).toEqual(['b', 'a']);
});

test.each([
  [100, ['c', 'b', 'a'], 'canary'],
  [0, ['b', 'a'], 'live'],
] as const)('with a canary for %i percent a browser tries %p', (percent, expected, cohort) => {
  const canary = { release: release('c'), percent };
  const choice = choiceOf({ live: release('b'), previous: release('a'), canary });
  expect(names(choice.usable('lists'))).toEqual(expected);
  expect(choice.cohortOf('lists')).toBe(cohort);
});

test('tries what this tab asked for first', () => {
  const choice = choiceOf({ live: release('b') });
  choice.overrides.write({ lists: release('o') });
  expect(names(choice.usable('lists'))).toEqual(['o', 'b']);
  expect(names(choiceOf({ live: release('b') }).usable('lists'))).toEqual(['o', 'b']);
});

test('leaves a release that failed alone for the rest of the session, and says so once', () => {
  const registered = { live: release('b'), previous: release('a') };
  const choice = choiceOf(registered);
  const events = recordEvents();
  choice.quarantine('lists', release('b'), 'crashed');
  choice.quarantine('lists', release('b'), 'crashed again');
  expect(names(choice.usable('lists'))).toEqual(['a']);
  expect(events).toEqual([
    { name: 'release-quarantined', payload: expect.objectContaining({ buildId: 'b', reason: 'crashed' }) },
  ]);
  expect(names(choiceOf(registered).usable('lists'))).toEqual(['a']);
  choice.liftQuarantine(release('b'));
  expect(names(choiceOf(registered).usable('lists'))).toEqual(['b', 'a']);
});

test('tries again what failed when nothing else is left', () => {
  const choice = choiceOf({ live: release('b') });
  choice.quarantine('lists', release('b'), 'crashed');
  expect(names(choice.usable('lists'))).toEqual(['b']);
});

test('has no release of a remote that the registry does not name', () => {
  expect(choiceOf({ live: release('b') }).usable('wallet')).toEqual([]);
});

test('keeps a browser in its cohort with storage that cannot be read', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const choice = choiceOf({ live: release('b'), canary: { release: release('c'), percent: 50 } });
  const seen = new Set(Array.from({ length: 20 }, () => choice.cohortOf('lists')));
  expect(seen.size).toBe(1);
  blocked.mockRestore();
});

test('stands on what it knows with storage that cannot be written', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const choice = choiceOf({ live: release('b'), previous: release('a') });
  choice.quarantine('lists', release('b'), 'crashed');
  expect(names(choice.usable('lists'))).toEqual(['a']);
  blocked.mockRestore();
});
