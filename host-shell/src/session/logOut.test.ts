/** @jest-environment-options {"page": true} */
import { readSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  errorReply,
  installSiteConfig,
  noAnswer,
  recordEvents,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { logOut } from './logOut';

const loggedOut = { kind: 'info', message: 'You have been logged out successfully.' };

/** A player of a provider with these extensions, and the toasts that they see. */
function logIn(providerExtensions: string[]) {
  installSiteConfig({ providerExtensions });
  storeSession(aSession({ token: 'ending' }));
  const events = recordEvents();
  return () => events.filter(({ name }) => name === 'toast-requested').map(({ payload }) => payload);
}

afterEach(() => storeSession(undefined));

test('ends the session here at once, and at the provider with its token', async () => {
  const provider = stubProvider({ logout: {} });
  const toasts = logIn(['logout']);
  logOut();
  expect(readSession()).toBeUndefined();
  expect(toasts()).toEqual([loggedOut]);
  await waitFor(() => expect(provider.requestsOf('logout')).toHaveLength(1));
  expect(provider.requestsOf('logout')[0]?.headers.get('authorization')).toBe('Bearer ending');
});

test('sends no request to a provider without the extension', async () => {
  const provider = stubProvider({});
  const toasts = logIn([]);
  logOut();
  await Promise.resolve();
  expect(readSession()).toBeUndefined();
  expect(toasts()).toEqual([loggedOut]);
  expect(provider.requests).toHaveLength(0);
});

test('warns when the provider could not be reached', async () => {
  stubProvider({ logout: noAnswer() });
  const toasts = logIn(['logout']);
  logOut();
  const onlyHere = { kind: 'warning', message: expect.stringContaining('the service could not be told') };
  await waitFor(() => expect(toasts()).toEqual([loggedOut, onlyHere]));
});

test.each([
  ['a session that had already ended', 401],
  ['a failure', 500],
])('shows no further toast after %s', async (_, status) => {
  const reply = errorReply(status);
  let answered = 0;
  stubProvider({
    logout: () => {
      answered += 1;
      return reply;
    },
  });
  const toasts = logIn(['logout']);
  logOut();
  await waitFor(() => expect(answered).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(toasts()).toEqual([loggedOut]);
  expect(readSession()).toBeUndefined();
});
