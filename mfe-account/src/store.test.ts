import { emit } from '@tessera/shared-contracts/events';
import { clearSession } from '@tessera/shared-contracts/session';
import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { detailsSaved, selectDetails, selectIsTwoFactorEnabled } from './features/local-settings';
import { createAccountStore } from './store';

const marcella = aSession();
const livia = aSession({ user: { id: 'livia' } });
const details = { username: 'julia', email: 'julia@tessera.example' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('keeps what a player set here when the page is loaded anew', () => {
  storeSession(marcella);
  createAccountStore().dispatch(detailsSaved(details));
  expect(selectDetails(createAccountStore().getState())).toEqual(details);
});

test('shows another player nothing of it', () => {
  storeSession(marcella);
  const store = createAccountStore();
  store.dispatch(detailsSaved(details));
  storeSession(livia);
  expect(selectDetails(store.getState())).toBeUndefined();
});

test('leaves nothing behind after a logout', () => {
  storeSession(marcella);
  const store = createAccountStore();
  store.dispatch(detailsSaved(details));
  clearSession();
  expect(selectDetails(store.getState())).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['not json', '{"userId":"66f0a4c19e2b7d53"}', 'null'])('takes stored %p for nothing', (text) => {
  storeSession(marcella);
  sessionStorage.setItem('tessera.account.local-settings', text);
  expect(selectDetails(createAccountStore().getState())).toBeUndefined();
});

test('learns from the page that a second factor was switched on', () => {
  storeSession(marcella);
  const store = createAccountStore();
  emit('two-factor-changed', { isEnabled: true });
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(true);
});
