/** @jest-environment-options {"page": true} */

import type { Session } from '@tessera/shared-contracts/session';
import { aSession, recordEvents, storeSession } from '@tessera/shared-contracts/testing';
import type { RegisteredRelease, RegisteredRemote } from '../../protocol';
import { aRegisteredRelease } from '../../testing';
import { createReleaseChoice } from './releaseChoice';

const release = (buildId: string) => aRegisteredRelease({ buildId, container: `tessera_lists_${buildId}` });

/** The choice of a freshly loaded page with this registry entry. */
const choiceOf = (lists: RegisteredRemote) => createReleaseChoice(() => ({ remotes: { lists } }));

const names = (releases: readonly RegisteredRelease[]) => releases.map(({ buildId }) => buildId);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('prefers the live release and keeps the previous one as its fallback', () => {
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

test('a signed-in player is in one cohort in every browser, a visitor by browser', () => {
  const canary = { release: release('c'), percent: 50 };
  const cohorts = (session?: Session) =>
    Array.from({ length: 20 }, () => {
      window.localStorage.clear();
      if (session) storeSession(session);
      return choiceOf({ live: release('b'), canary }).cohortOf('lists');
    });
  expect(new Set(cohorts()).size).toBe(2);
  expect(new Set(cohorts(aSession())).size).toBe(1);
});

test('tries the override of this tab first', () => {
  const choice = choiceOf({ live: release('b') });
  choice.overrides.write({ lists: release('o') });
  expect(names(choice.usable('lists'))).toEqual(['o', 'b']);
  expect(names(choiceOf({ live: release('b') }).usable('lists'))).toEqual(['o', 'b']);
});

test('quarantines a failed release for the rest of the session, and reports it once', () => {
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

test('retries failed releases when no other is left', () => {
  const choice = choiceOf({ live: release('b') });
  choice.quarantine('lists', release('b'), 'crashed');
  expect(names(choice.usable('lists'))).toEqual(['b']);
});

test('has no release of a remote that is not in the registry', () => {
  expect(choiceOf({ live: release('b') }).usable('wallet')).toEqual([]);
});

test('keeps a browser in its cohort when storage cannot be read', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const choice = choiceOf({ live: release('b'), canary: { release: release('c'), percent: 50 } });
  const seen = new Set(Array.from({ length: 20 }, () => choice.cohortOf('lists')));
  expect(seen.size).toBe(1);
  blocked.mockRestore();
});

test('works from memory when storage cannot be written', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const choice = choiceOf({ live: release('b'), previous: release('a') });
  choice.quarantine('lists', release('b'), 'crashed');
  expect(names(choice.usable('lists'))).toEqual(['a']);
  blocked.mockRestore();
});
