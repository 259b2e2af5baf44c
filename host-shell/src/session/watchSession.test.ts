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

test('sends no request to a provider without the extension', () => {
  const provider = stubProvider({});
  watch([]);
  expect(provider.requests).toHaveLength(0);
});

test('ends the session that was ended elsewhere, and stops polling', async () => {
  const provider = stubProvider({ watchSession: errorReply(401) });
  watch(['sessions']);
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(provider.requestsOf('watchSession').map(({ params }) => params)).toEqual([{ userId: 'watcher' }]);
});

test('polls again after each answer, one request at a time', async () => {
  const { reply, release } = heldBack({ current: true });
  const provider = stubProvider({ watchSession: reply });
  watch(['sessions']);
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(1));
  provider.use({ watchSession: silence() });
  release();
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(2));
  expect(readSession()?.token).toBe('watched');
});

test('polls at most once a second if the provider answers at once', async () => {
  const provider = stubProvider({ watchSession: { current: true } });
  watch(['sessions']);
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(1));
  const firstAtMs = performance.now();
  await waitFor(() => expect(provider.requestsOf('watchSession')).toHaveLength(2));
  expect(performance.now() - firstAtMs).toBeGreaterThan(500);
});

test('starts after a login, and does not poll while the page is hidden', async () => {
  const provider = stubProvider({ watchSession: silence() });
  watch(['sessions']);
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched']));
  storeSession(aSession({ token: 'other', user: { id: 'watcher' } }));
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched', 'Bearer other']));
  setVisibility('hidden');
  setVisibility('visible');
  await waitFor(() => expect(tokensOf(provider)).toEqual(['Bearer watched', 'Bearer other', 'Bearer other']));
});

test('backs off after a failed request', async () => {
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

test('stops polling once undone, or when the page is left', async () => {
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

test('does not poll a provider with player events, which end with the session', () => {
  const provider = stubProvider({});
  watch(['sessions', 'events']);
  expect(provider.requests).toHaveLength(0);
});
