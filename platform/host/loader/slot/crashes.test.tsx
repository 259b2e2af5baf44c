import { recordEvents } from '@tessera/shared-contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { aRegisteredRelease } from '../../../testing';
import { LoaderContext } from '../LoaderContext';
import { createLoader } from '../loader';
import { createReleaseChoice } from '../releaseChoice';
import type { ModuleSource } from '../sources/moduleSource';
import { RemoteSlot, type SlotFailure } from './RemoteSlot';

type Name = 'override' | 'live' | 'previous';
const Slot = RemoteSlot as unknown as ComponentType<Readonly<Record<string, unknown>>>;

const release = (buildId: Name) => aRegisteredRelease({ buildId, container: `tessera_lists_${buildId}` });

const readRegistry = () => ({ remotes: { lists: { live: release('live'), previous: release('previous') } } });

/** Renders a slot of a remote with releases that behave as given. */
async function showSlot(renders: Partial<Record<Name, 'fine' | 'crash' | 'crash on data'>>) {
  let hasData = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const shown: string[] = [];
  const load: ModuleSource['load'] = async ({ buildId }) => ({
    contract: 1,
    default: function Exposed() {
      const isThere = useSyncExternalStore(subscribe, () => hasData);
      const how = renders[buildId as Name];
      shown.push(buildId);
      if (how === 'crash' || (how === 'crash on data' && isThere)) throw new Error('crashed');
      return <p>release {buildId}</p>;
    },
  });
  const loader = createLoader({ readRegistry, sources: [{ load }] });
  if ('override' in renders) loader.overrides.write({ lists: release('override') });
  const events = recordEvents();
  render(
    <LoaderContext value={loader}>
      <Slot
        remote="lists"
        module="LiveBets"
        props={{}}
        skeleton={<p>skeleton</p>}
        renderFailure={({ retry }: SlotFailure) => (
          <button type="button" onClick={retry}>
            Retry
          </button>
        )}
      />
    </LoaderContext>,
  );
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  await settle();
  return {
    shown,
    settle,
    quarantine: () => events.flatMap(({ name, payload }) => (name === 'release-quarantined' ? [payload] : [])),
    overrides: () => Object.keys(loader.overrides.read()),
    /** The releases that a page of this session may run after a reload. */
    usable: () =>
      createReleaseChoice(readRegistry)
        .usable('lists')
        .map(({ buildId }) => buildId),
    stand: () => act(() => jest.advanceTimersByTimeAsync(5_000)),
    bringData: () =>
      act(async () => {
        hasData = true;
        for (const listener of listeners) listener();
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
  // React reports each crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a release is quarantined once the previous one is stable in its place', async () => {
  const page = await showSlot({ live: 'crash', previous: 'fine' });
  expect(screen.getByText('release previous')).toBeVisible();
  expect(page.quarantine()).toEqual([]);
  await page.stand();
  expect(page.quarantine()).toEqual([expect.objectContaining({ buildId: 'live' })]);
  expect(page.usable()).toEqual(['previous']);
});

test('data that crashes both quarantines neither, and Retry starts with the live one', async () => {
  const page = await showSlot({ live: 'crash', previous: 'crash' });
  const retry = screen.getByRole('button');
  await page.stand();
  expect(page.quarantine()).toEqual([]);
  expect(page.usable()).toEqual(['live', 'previous']);
  page.shown.length = 0;
  fireEvent.click(retry);
  await page.settle();
  expect(page.shown[0]).toBe('live');
});

test('data that arrives after the fallback and crashes it too quarantines neither', async () => {
  const page = await showSlot({ live: 'crash', previous: 'crash on data' });
  await page.stand();
  expect(page.usable()).toEqual(['previous']);
  await page.bringData();
  expect(screen.getByRole('button')).toBeVisible();
  expect(page.usable()).toEqual(['live', 'previous']);
});

test('an override that crashes is cleared at once', async () => {
  const page = await showSlot({ override: 'crash', live: 'fine' });
  expect(screen.getByText('release live')).toBeVisible();
  expect(page.overrides()).toEqual([]);
  await page.stand();
  expect(page.quarantine()).toEqual([expect.objectContaining({ buildId: 'override' })]);
  expect(page.usable()).toEqual(['live', 'previous']);
});
