import { type RegisteredRelease, registryElementId } from '@tessera/shared-contracts/remotes';
import { installSiteConfig, recordEvents } from '@tessera/shared-contracts/testing';

const release = (buildId: string): RegisteredRelease => ({
  version: '1.0.0',
  buildId,
  commit: 'c0ffee',
  contract: 1,
  container: `tessera_lists_${buildId}`,
  baseUrl: 'http://127.0.0.1:3004/',
  entry: 'entry.js',
  integrity: {},
});

/** Fresh modules for a page with this registry entry, as a document that was just loaded. */
async function pageWith(lists: object) {
  document.head.innerHTML = '';
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = registryElementId;
  element.textContent = JSON.stringify({ remotes: { lists } });
  document.head.append(element);
  installSiteConfig();
  jest.resetModules();
  return import('./releases');
}

const names = (releases: readonly RegisteredRelease[]) => releases.map(({ buildId }) => buildId);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('prefers the live release and keeps the one before for when it fails', async () => {
  const { usableReleases } = await pageWith({ live: release('b'), previous: release('a') });
  expect(names(usableReleases('lists'))).toEqual(['b', 'a']);
});

test.each([
  [100, ['c', 'b', 'a'], 'candidate'],
  [0, ['b', 'a'], 'live'],
] as const)('with a candidate for %i percent a browser tries %p', async (percent, expected, cohort) => {
  const { cohortOf, usableReleases } = await pageWith({
    live: release('b'),
    previous: release('a'),
    candidate: { release: release('c'), percent },
  });
  expect(names(usableReleases('lists'))).toEqual(expected);
  expect(cohortOf('lists')).toBe(cohort);
});

test('leaves a release that failed alone for the rest of the session, and says so', async () => {
  const registered = { live: release('b'), previous: release('a') };
  const { setReleaseAside, usableReleases } = await pageWith(registered);
  const events = recordEvents();
  setReleaseAside('lists', release('b'), 'crashed');
  expect(names(usableReleases('lists'))).toEqual(['a']);
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'release-set-aside', payload: expect.objectContaining({ buildId: 'b' }) }),
  );
  const reloaded = await pageWith(registered);
  expect(names(reloaded.usableReleases('lists'))).toEqual(['a']);
});

test('tries again what failed when nothing else is left', async () => {
  const { setReleaseAside, usableReleases } = await pageWith({ live: release('b') });
  setReleaseAside('lists', release('b'), 'crashed');
  expect(names(usableReleases('lists'))).toEqual(['b']);
});

test('has no release of a remote that the registry does not name', async () => {
  const { usableReleases } = await pageWith({ live: release('b') });
  expect(usableReleases('wallet')).toEqual([]);
});

test('keeps a browser in its cohort with storage that cannot be read', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { cohortOf } = await pageWith({ live: release('b'), candidate: { release: release('c'), percent: 50 } });
  expect(cohortOf('lists')).toBe(cohortOf('lists'));
  blocked.mockRestore();
});
