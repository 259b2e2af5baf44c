import { configureStore } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';
import { api } from './api';
import {
  keepLocalSettings,
  localSettings,
  localSettingsLoaded,
  readLocalSettings,
  twoFactorChanged,
} from './features/local-settings';

/** Builds a store that follows the session: another player never sees what the last one loaded or set. */
export function createAccountStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [localSettings.reducerPath]: localSettings.reducer },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
  });
  let userId = readSession()?.user.id;
  store.dispatch(localSettingsLoaded(readLocalSettings(userId)));

  subscribeSession(() => {
    const nextUserId = readSession()?.user.id;
    if (nextUserId === userId) return;
    userId = nextUserId;
    store.dispatch(api.util.resetApiState());
    store.dispatch(localSettingsLoaded(readLocalSettings(userId)));
  });
  on('two-factor-changed', ({ isEnabled }) => store.dispatch(twoFactorChanged(isEnabled)));
  store.subscribe(() => keepLocalSettings(userId, localSettings.selectSlice(store.getState())));
  return store;
}

let store: ReturnType<typeof createAccountStore> | undefined;

/** The remote's one store, made when its first module is shown. */
export const accountStore = () => (store ??= createAccountStore());
