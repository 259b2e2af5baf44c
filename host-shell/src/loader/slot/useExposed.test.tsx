import { aRegisteredRelease } from '@tessera/shared-contracts/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LoaderContext } from '../LoaderContext';
import { createLoader } from '../loader';
import { useExposed } from './useExposed';

const aLoader = () =>
  createLoader({
    readRegistry: () => ({ lists: { live: aRegisteredRelease() } }),
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
