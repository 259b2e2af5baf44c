/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { clearSession } from '@tessera/shared-contracts/session';
import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { detailsSaved, selectDetails, selectIsTwoFactorEnabled } from './features/local-settings';
import { remote } from './remote';

const marcella = aSession();
const livia = aSession({ user: { id: 'livia' } });
const details = { username: 'julia', email: 'julia@tessera.example' };

beforeEach(() => storeSession(marcella));
afterEach(() => {
  // The next test's player is new to the remote, as after a reload.
  remote.storeOf(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

const storeOf = ({ user }: typeof marcella) => remote.storeOf(user.id);

test('keeps a player’s settings when the page is reloaded', () => {
  storeOf(marcella).dispatch(detailsSaved(details));
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toEqual(details);
});

test('neither shows another player these settings nor stores late changes', () => {
  const store = storeOf(marcella);
  storeSession(livia);
  expect(selectDetails(storeOf(livia).getState())).toBeUndefined();
  store.dispatch(detailsSaved(details));
  expect(selectDetails(storeOf(livia).getState())).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('removes them on logout', () => {
  storeOf(marcella).dispatch(detailsSaved(details));
  expect(sessionStorage).toHaveLength(1);
  clearSession();
  expect(sessionStorage).toHaveLength(0);
  storeSession(marcella);
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toBeUndefined();
});

test.each(['not json', '{"details":5}', 'null'])('ignores stored %p', (text) => {
  storeOf(marcella).dispatch(detailsSaved(details));
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toBeUndefined();
});

test('follows the event that a second factor was enabled, for the current player only', () => {
  const before = storeOf(marcella);
  storeSession(livia);
  const store = storeOf(livia);
  emit('two-factor-changed', { isEnabled: true });
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(true);
  expect(selectIsTwoFactorEnabled(before.getState())).toBe(false);
});
