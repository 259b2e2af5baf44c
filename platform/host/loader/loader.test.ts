/** @jest-environment-options {"page": true} */
import { recordEvents } from '@tessera/shared-contracts/testing';
import { aRegisteredRelease } from '../../testing';
import { createLoader } from './loader';
import type { ModuleSource } from './sources/moduleSource';

const live = aRegisteredRelease({ buildId: 'b', container: 'tessera_lists_b' });
const previous = aRegisteredRelease({ buildId: 'a', container: 'tessera_lists_a' });
const component = () => null;
const good = { default: component, contract: 1 };

/** A page with these module sources, tried in order. */
function aPage(...sources: readonly ModuleSource['load'][]) {
  const loader = createLoader({
    readRegistry: () => ({ remotes: { lists: { live, previous } } }),
    sources: sources.map((load) => ({ load })),
  });
  return { loader, diagnostics: () => loader.diagnostics().remotes.lists };
}

/** Loads a module and lets all timers run. */
async function load({ loader }: ReturnType<typeof aPage>) {
  const result = loader.load('lists', 'LiveBets').then(
    ({ release }) => release.buildId,
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return result;
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('loads a module once for all callers, and then returns it synchronously', async () => {
  const source = jest.fn().mockResolvedValue(good);
  const page = aPage(source);
  expect(page.loader.peek('lists', 'LiveBets')).toBeUndefined();
  const preloaded = page.loader.preload('lists', 'LiveBets');
  expect(await load(page)).toBe('b');
  await preloaded;
  expect(page.loader.peek('lists', 'LiveBets')).toEqual({ exposed: good, release: live });
  expect(source).toHaveBeenCalledTimes(1);
  expect(page.diagnostics()).toMatchObject({ buildId: 'b', timings: { LiveBets: { loadedAt: expect.any(Number) } } });
});

test('prepares a module with its props once it has loaded', async () => {
  const prepare = jest.fn();
  const { loader } = aPage(async () => ({ ...good, prepare }));
  await loader.prepare('lists', 'LiveBets', {});
  expect(prepare.mock.calls).toEqual([[{}]]);
});

test('preparing does not reject when the module cannot prepare, fails to, or does not load', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  const crash = () => {
    throw new Error('crashed');
  };
  const answers = [
    async () => good,
    async () => ({ ...good, prepare: crash }),
    () => Promise.reject(new Error('offline')),
  ];
  for (const source of answers) {
    const prepared = aPage(source).loader.prepare('lists', 'LiveBets', {});
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(prepared).resolves.toBeUndefined();
  }
  expect(reported.mock.calls).toEqual([[new Error('crashed')]]);
  reported.mockRestore();
});

test('tries the next source when the first one does not have the module', async () => {
  const first = jest.fn().mockResolvedValue(undefined);
  const second = jest.fn().mockResolvedValue(good);
  expect(await load(aPage(first, second))).toBe('b');
  const asked = [live, 'LiveBets', live.baseUrl + live.entry];
  expect(first).toHaveBeenCalledWith(...asked);
  expect(second).toHaveBeenCalledWith(...asked);
});

test('retries once, at another address, before it reports a failure', async () => {
  const source = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(good);
  const page = aPage(source);
  expect(await load(page)).toBe('b');
  expect(source.mock.calls.map(([, , url]) => url)).toEqual([
    live.baseUrl + live.entry,
    `${live.baseUrl}${live.entry}?attempt=1`,
  ]);
  expect(page.diagnostics().lastError).toBeUndefined();
});

test('a release that cannot be loaded is replaced and quarantined', async () => {
  const events = recordEvents();
  const page = aPage(async ({ buildId }) => {
    if (buildId === 'b') throw new Error('gone');
    return good;
  });
  expect(await load(page)).toBe('a');
  expect(page.diagnostics()).toMatchObject({ buildId: 'a', lastError: expect.stringContaining('gone') });
  // The next document of the tab knows it too.
  expect(aPage(async () => good).diagnostics().lastError).toContain('gone');
  expect(events.map(({ payload }) => payload)).toEqual([expect.objectContaining({ buildId: 'b' })]);
});

test('quarantines no release when every one fails to load, and starts with the preferred one the next time', async () => {
  const events = recordEvents();
  const source = jest.fn().mockRejectedValue(new Error('offline'));
  const page = aPage(source);
  expect(await load(page)).toBe('lists/LiveBets failed (load): Error: offline');
  expect(events).toEqual([]);
  source.mockResolvedValue(good);
  expect(await load(page)).toBe('b');
});

test.each([
  ['no component', {}, 'it exports no component'],
  ['nothing', undefined, 'it exports no component'],
  ['a newer contract', { ...good, contract: 2 }, 'contract version 2 is not in 1 to 1'],
  ['no contract', { default: component }, 'contract version undefined is not in 1 to 1'],
])('treats %s as a fault of the release and does not retry', async (_what, exposed, reason) => {
  const source = jest.fn().mockImplementation(async ({ buildId }) => (buildId === 'b' ? exposed : good));
  const page = aPage(source);
  expect(await load(page)).toBe('a');
  expect(page.diagnostics().lastError).toBe(`lists/LiveBets failed (contract): ${reason}`);
  expect(source).toHaveBeenCalledTimes(2);
});

test('gives up when the deadline has passed', async () => {
  const page = aPage(() => new Promise(() => undefined));
  expect(await load(page)).toBe('lists/LiveBets failed (deadline): timed out after 12000 ms');
});

test('reports a remote without a release', async () => {
  const loader = createLoader({ readRegistry: () => ({ remotes: {} }), sources: [] });
  await expect(loader.load('lists', 'LiveBets')).rejects.toThrow('names no release');
  await expect(loader.preload('lists', 'LiveBets')).resolves.toBeUndefined();
});
