import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { aRegisteredRelease } from '../../../testing';
import { LoaderContext } from '../LoaderContext';
import { createLoader } from '../loader';
import { useExposed } from './useExposed';

const aLoader = () =>
  createLoader({
    readRegistry: () => ({ remotes: { lists: { live: aRegisteredRelease() } } }),
    sources: [{ load: async () => ({ default: () => null, contract: 1 }) }],
  });

/** All states that a slot of a module renders. */
function renderStates(loader: ReturnType<typeof aLoader>) {
  const states: string[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LoaderContext value={loader}>{children}</LoaderContext>
  );
  renderHook(() => states.push(useExposed('lists', 'LiveBets').state.status), { wrapper });
  return states;
}

test('shows a loaded module in the first render, and renders only once', async () => {
  const loader = aLoader();
  await loader.preload('lists', 'LiveBets');
  const states = renderStates(loader);
  await waitFor(() => expect(loader.diagnostics().remotes.lists.timings.LiveBets?.renderedAt).toBeDefined());
  expect(states).toEqual(['ready']);
});

test('shows a module that loads after the first render', async () => {
  const states = renderStates(aLoader());
  await waitFor(() => expect(states).toEqual(['loading', 'ready']));
});

test('a module that crashes during hydration does not delay the next', async () => {
  const loader = aLoader();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LoaderContext value={loader}>{children}</LoaderContext>
  );
  const takenOver = () => ({
    wrapper,
    hydrate: true,
    container: document.body.appendChild(document.createElement('div')),
  });
  const crashing = renderHook(() => {
    const { state, failRender } = useExposed('lists', 'LiveBets');
    useLayoutEffect(() => {
      if (state.status === 'ready') failRender(new Error('crashed'), state.loaded);
    });
    return state.status;
  }, takenOver());
  const next = renderHook(() => useExposed('lists', 'BetsPage').state.status, takenOver());
  await waitFor(() => expect(crashing.result.current).toBe('failed'));
  await waitFor(() => expect(next.result.current).toBe('ready'));
});

test('a module of the frame loads after the modules of the page that have arrived are shown', async () => {
  const loader = aLoader();
  await loader.preload('lists', 'BetsPage');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LoaderContext value={loader}>{children}</LoaderContext>
  );
  const log: string[] = [];
  const load = jest.spyOn(loader, 'load').mockImplementation((...parameters) => {
    log.push(`loads ${parameters[1]}`);
    return loader.preload(...parameters).then(() => loader.peek(...parameters) as never);
  });
  const container = document.body.appendChild(document.createElement('div'));
  renderHook(
    () => {
      const frame = useExposed('lists', 'LiveBets', { isFrame: true }).state.status;
      const page = useExposed('lists', 'BetsPage').state.status;
      useLayoutEffect(() => void log.push(`frame ${frame}, page ${page}`), [frame, page]);
    },
    { wrapper, hydrate: true, container },
  );
  await waitFor(() => expect(log.at(-1)).toBe('frame ready, page ready'));
  load.mockRestore();
  expect(log).toEqual([
    'frame loading, page loading',
    'loads BetsPage',
    'frame loading, page ready',
    'loads LiveBets',
    'frame ready, page ready',
  ]);
});
