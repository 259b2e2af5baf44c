/** @jest-environment-options {"page": true} */
import { readSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  errorReply,
  heldBack,
  installSiteConfig,
  onCleanup,
  silence,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { watchSession } from './watchSession';

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  setVisibility('visible');
  storeSession(undefined);
});

/** Watches the session of a player until the test ends. */
function watch(providerExtensions: string[], token: string | undefined = 'watched') {
  installSiteConfig({ providerExtensions });
  storeSession(aSession({ token, user: { id: 'watcher' } }));
  const undo = watchSession();
  onCleanup(undo);
  return undo;
}
const tokensOf = (provider: ReturnType<typeof stubProvider>) =>
  provider.requestsOf('watchSession').map(({ headers }) => headers.get('authorization'));

test('asks nothing of a provider without the extension', () => {
  const provider = stubProvider({});
  watch([]);
  expect(provider.requests).toHaveLength(0);
});

test('ends the session that was ended elsewhere, and asks no more', async () => {
  const provider = stubProvider({ watchSession: errorReply(401) });
  watch(['sessions']);
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(provider.requestsOf('watchSession').map(({ params }) => params)).toEqual([{ userId: 'watcher' }]);
});

test('asks again after each answer, one request at a time', async () => {
  const { reply, release } = heldBack({ current: true });
  const provider = stubProvider({ watchSession: reply });
  watch(['sessions']);
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(1));
  provider.use({ watchSession: silence() });
  release();
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(2));
  expect(readSession()?.token).toBe('watched');
});

test('asks a provider that answers at once only once a second', async () => {
  const provider = stubProvider({ watchSession: { current: true } });
  watch(['sessions']);
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(1));
  const firstAtMs = performance.now();
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(2));
  expect(performance.now() - firstAtMs).toBeGreaterThan(500);
});

test('follows a login, and does not ask while the page is hidden', async () => {
  const provider = stubProvider({ watchSession: silence() });
  watch(['sessions']);
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched']));
  storeSession(aSession({ token: 'other', user: { id: 'watcher' } }));
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched', 'Bearer other']));
  setVisibility('hidden');
  setVisibility('visible');
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched', 'Bearer other', 'Bearer other']));
});

test('waits before it asks a provider again that did not answer', async () => {
  jest.useFakeTimers();
  onCleanup(() => void jest.useRealTimers());
  const provider = stubProvider({ watchSession: errorReply(500) });
  watch(['sessions']);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(provider.requestsOf('watchSession')).toHaveLength(1);
  provider.use({ watchSession: silence() });
  await jest.advanceTimersByTimeAsync(200);
  expect(provider.requestsOf('watchSession')).toHaveLength(2);
});

test('asks no more once undone, or when the page is left', async () => {
  const provider = stubProvider({ watchSession: silence() });
  const undo = watch(['sessions']);
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  setVisibility('visible');
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(2));
  undo();
  setVisibility('hidden');
  setVisibility('visible');
  expect(provider.requestsOf('watchSession')).toHaveLength(2);
});

test('asks nothing of a provider whose events end with the session', () => {
  const provider = stubProvider({});
  watch(['sessions', 'events']);
  expect(provider.requests).toHaveLength(0);
});
