import {
  type RegisteredRelease,
  type RemoteName,
  registryElementId,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { aRegisteredRelease, installSiteConfig, recordEvents } from '@tessera/shared-contracts/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { loadFromRelease } from './containers';
import { overridingRelease, setOverride } from './overrides';
import { RemoteSlot } from './RemoteSlot';
import { usableReleases } from './releases';

jest.mock('./containers', () => ({ loadFromRelease: jest.fn(), renewRelease: jest.fn() }));

type Name = 'override' | 'live' | 'previous';
const Slot = RemoteSlot as unknown as ComponentType<Readonly<Record<string, unknown>>>;

const release = (remote: RemoteName, buildId: Name) =>
  aRegisteredRelease({ buildId, container: `tessera_${remote}_${buildId}` });

/** Shows a slot of a remote; each test takes a remote of its own, since the document remembers what became of a release. */
async function showSlot(remote: RemoteName, renders: Partial<Record<Name, 'fine' | 'crash' | 'crash on data'>>) {
  let hasData = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const shown: string[] = [];
  jest.mocked(loadFromRelease).mockImplementation(async ({ buildId }: RegisteredRelease) => ({
    contract: 1,
    default: function Exposed() {
      const isThere = useSyncExternalStore(subscribe, () => hasData);
      const how = renders[buildId as Name];
      shown.push(buildId);
      if (how === 'crash' || (how === 'crash on data' && isThere)) throw new Error('crashed');
      return <p>release {buildId}</p>;
    },
  }));
  const events = recordEvents();
  render(<Slot remote={remote} module="Any" props={{}} skeleton={<p>skeleton</p>} label="The part" />);
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  await settle();
  return {
    shown,
    settle,
    setAside: () => events.flatMap(({ name, payload }) => (name === 'release-set-aside' ? [payload] : [])),
    usable: () => usableReleases(remote).map(({ buildId }) => buildId),
    stand: () => act(() => jest.advanceTimersByTimeAsync(5_000)),
    bringData: () =>
      act(async () => {
        hasData = true;
        for (const listener of listeners) listener();
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

beforeAll(() => {
  const remotes = remoteNames.map((name) => [
    name,
    { live: release(name, 'live'), previous: release(name, 'previous') },
  ]);
  const element = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: registryElementId,
    textContent: JSON.stringify({ remotes: Object.fromEntries(remotes) }),
  });
  document.head.append(element);
  installSiteConfig();
});

beforeEach(() => {
  jest.useFakeTimers();
  // React reports each crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a release is set aside once the one before stands in its place', async () => {
  const page = await showSlot('lists', { live: 'crash', previous: 'fine' });
  expect(screen.getByText('release previous')).toBeVisible();
  expect(page.setAside()).toEqual([]);
  await page.stand();
  expect(page.setAside()).toEqual([expect.objectContaining({ buildId: 'live' })]);
  expect(page.usable()).toEqual(['previous']);
});

test('data that crashes both sets neither aside, and Retry begins with the live one', async () => {
  const page = await showSlot('games', { live: 'crash', previous: 'crash' });
  const failure = screen.getByRole('alert');
  await page.stand();
  expect(page.setAside()).toEqual([]);
  expect(page.usable()).toEqual(['live', 'previous']);
  page.shown.length = 0;
  fireEvent.click(within(failure).getByRole('button'));
  await page.settle();
  expect(page.shown[0]).toBe('live');
});

test('data that arrives when the one before stands already, and crashes it too, sets neither aside', async () => {
  const page = await showSlot('account', { live: 'crash', previous: 'crash on data' });
  await page.stand();
  expect(page.usable()).toEqual(['previous']);
  await page.bringData();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(page.usable()).toEqual(['live', 'previous']);
});

test('an override that crashes clears itself at once', async () => {
  setOverride('wallet', release('wallet', 'override'));
  const page = await showSlot('wallet', { override: 'crash', live: 'fine' });
  expect(screen.getByText('release live')).toBeVisible();
  expect(overridingRelease('wallet')).toBeUndefined();
  await page.stand();
  expect(page.setAside()).toEqual([expect.objectContaining({ buildId: 'override' })]);
  expect(page.usable()).toEqual(['live', 'previous']);
});
