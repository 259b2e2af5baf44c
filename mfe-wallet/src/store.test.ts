import { emit } from '@tessera/shared-contracts/events';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aSession,
  installSiteConfig,
  onCleanup,
  refusal,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { balanceApi } from './features/balances/balanceApi';
import { fiatPicked, selectDisplaySettings } from './features/display-settings/displaySettingsSlice';
import { selectIsTwoFactorEnabled } from './features/two-factor/twoFactorSlice';
import { createWalletStore, followPage } from './store';

const userId = aSession().user.id;

function setUp() {
  installSiteConfig();
  writeSession(aSession());
  onCleanup(() => localStorage.clear());
  const store = createWalletStore();
  onCleanup(followPage(store));
  const readBalance = () => store.dispatch(balanceApi.endpoints.balance.initiate(userId));
  return { store, readBalance, known: () => balanceApi.endpoints.balance.select(userId)(store.getState()).data };
}

test('forgets everything of a player when another signs in', async () => {
  stubProvider({ balance: aBalance() });
  const { store, readBalance, known } = setUp();
  await readBalance();
  store.dispatch(fiatPicked('EUR'));
  emit('two-factor-changed', { isEnabled: true });
  expect(known()).toBeDefined();
  writeSession(aSession({ token: 'other', user: { id: 'octavia' } }));
  expect(known()).toBeUndefined();
  expect(selectDisplaySettings(store.getState()).fiat).toBe('USD');
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(false);
});

test('keeps what it knows when the same player’s record is written again', async () => {
  stubProvider({ balance: aBalance() });
  const { readBalance, known } = setUp();
  await readBalance();
  writeSession(aSession({ user: { email: 'new@tessera.example' } }), 'updated');
  expect(known()).toBeDefined();
});

test('forgets everything at logout', async () => {
  stubProvider({ balance: aBalance() });
  const { readBalance, known } = setUp();
  await readBalance();
  clearSession();
  expect(known()).toBeUndefined();
});

test.each([
  [refusal(500), 2],
  [refusal(404), 1],
])('reads are tried once more only when that may help', async (reply, requests) => {
  const provider = stubProvider({ balance: reply });
  const { readBalance } = setUp();
  await readBalance();
  expect(provider.requestsOf('balance')).toHaveLength(requests);
});
