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
  // The next test's player is a new one to the remote, as after a reload.
  remote.storeOf(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

const storeOf = ({ user }: typeof marcella) => remote.storeOf(user.id);

test('keeps what a player set here when the page is reloaded', () => {
  storeOf(marcella).dispatch(detailsSaved(details));
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toEqual(details);
});

test('shows another player nothing of it, nor keeps what comes late', () => {
  const store = storeOf(marcella);
  storeSession(livia);
  expect(selectDetails(storeOf(livia).getState())).toBeUndefined();
  store.dispatch(detailsSaved(details));
  expect(selectDetails(storeOf(livia).getState())).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('leaves nothing behind after a logout', () => {
  storeOf(marcella).dispatch(detailsSaved(details));
  expect(sessionStorage).toHaveLength(1);
  clearSession();
  expect(sessionStorage).toHaveLength(0);
  storeSession(marcella);
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toBeUndefined();
});

test.each(['not json', '{"details":5}', 'null'])('takes stored %p for nothing', (text) => {
  storeOf(marcella).dispatch(detailsSaved(details));
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  remote.storeOf(undefined);
  expect(selectDetails(storeOf(marcella).getState())).toBeUndefined();
});

test('learns from the page that a second factor was switched on, for the player who is there alone', () => {
  const before = storeOf(marcella);
  storeSession(livia);
  const store = storeOf(livia);
  emit('two-factor-changed', { isEnabled: true });
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(true);
  expect(selectIsTwoFactorEnabled(before.getState())).toBe(false);
});
