import { configureStore } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';
import { api } from './api';
import {
  keepLocalSettings,
  type LocalSettings,
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
  let kept: LocalSettings | undefined;
  store.subscribe(() => {
    const settings = localSettings.selectSlice(store.getState());
    if (settings === kept) return;
    kept = settings;
    keepLocalSettings(userId, settings);
  });
  store.dispatch(localSettingsLoaded(readLocalSettings(userId)));

  subscribeSession(() => {
    const nextUserId = readSession()?.user.id;
    if (nextUserId === userId) return;
    const settings = readLocalSettings(nextUserId);
    userId = nextUserId;
    // The settings change hands first: whatever is dispatched next is kept under the new player's name.
    store.dispatch(localSettingsLoaded(settings));
    store.dispatch(api.util.resetApiState());
  });
  on('two-factor-changed', ({ isEnabled }) => store.dispatch(twoFactorChanged(isEnabled)));
  return store;
}

let store: ReturnType<typeof createAccountStore> | undefined;

/** The remote's one store, made when its first module is shown. */
export function accountStore() {
  store ??= createAccountStore();
  return store;
}
