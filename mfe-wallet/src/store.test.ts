import { emit } from '@tessera/shared-contracts/events';
import { writeSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aSession,
  heldBack,
  installSiteConfig,
  onCleanup,
  refusal,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { balanceApi } from './features/balances/balanceApi';
import { fiatPicked, selectDisplaySettings } from './features/display-settings/displaySettingsSlice';
import { selectIsTwoFactorEnabled } from './features/two-factor/twoFactorSlice';
import { createWalletStore, walletStore } from './store';

const userId = aSession().user.id;

function setUp() {
  installSiteConfig();
  writeSession(aSession());
  onCleanup(() => {
    walletStore(undefined);
    localStorage.clear();
  });
  const store = createWalletStore();
  const readBalance = () => store.dispatch(balanceApi.endpoints.balance.initiate(userId));
  return { readBalance };
}

test('another player gets another store, which an answer for the former one never reaches', async () => {
  const late = heldBack(aBalance());
  stubProvider({ balance: late.reply });
  setUp();
  const store = walletStore(userId);
  const asked = store.dispatch(balanceApi.endpoints.balance.initiate(userId));
  store.dispatch(fiatPicked('EUR'));
  writeSession(aSession({ token: 'other', user: { id: 'octavia' } }));
  const next = walletStore('octavia');
  late.release();
  expect((await asked).error).toMatchObject({ kind: 'aborted' });
  for (const one of [store, next]) {
    expect(balanceApi.endpoints.balance.select(userId)(one.getState()).data).toBeUndefined();
  }
  expect(selectDisplaySettings(next.getState()).fiat).toBe('USD');
});

test('the store of a former player hears nothing of the page', () => {
  setUp();
  const store = walletStore(userId);
  const next = walletStore('octavia');
  emit('two-factor-changed', { isEnabled: true });
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(false);
  expect(selectIsTwoFactorEnabled(next.getState())).toBe(true);
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
