/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { writeSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aSession,
  heldBack,
  installSiteConfig,
  onCleanup,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { balancesApi } from './features/balances/balances.api';
import { fiatPicked, selectDisplaySettings } from './features/display-settings/displaySettings.slice';
import { selectIsTwoFactorEnabled } from './features/two-factor/twoFactor.slice';
import { remote } from './remote';

const userId = aSession().user.id;

function setUp() {
  installSiteConfig();
  writeSession(aSession());
  onCleanup(() => {
    remote.storeOf(undefined);
    localStorage.clear();
  });
}

test('another player gets another store, which never receives a response for the previous one', async () => {
  const late = heldBack(aBalance());
  stubProvider({ balance: late.reply });
  setUp();
  const store = remote.storeOf(userId);
  const asked = store.dispatch(balancesApi.endpoints.balance.initiate(userId));
  store.dispatch(fiatPicked('EUR'));
  writeSession(aSession({ token: 'other', user: { id: 'octavia' } }));
  const next = remote.storeOf('octavia');
  late.release();
  expect((await asked).error).toMatchObject({ kind: 'aborted' });
  for (const one of [store, next]) {
    expect(balancesApi.endpoints.balance.select(userId)(one.getState()).data).toBeUndefined();
  }
  expect(selectDisplaySettings(next.getState()).fiat).toBeUndefined();
});

test('the store of a previous player receives no page events', () => {
  setUp();
  const store = remote.storeOf(userId);
  const next = remote.storeOf('octavia');
  emit('two-factor-changed', { isEnabled: true });
  expect(selectIsTwoFactorEnabled(store.getState())).toBe(false);
  expect(selectIsTwoFactorEnabled(next.getState())).toBe(true);
});
