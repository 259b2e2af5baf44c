import { configureStore } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { perPlayer } from '@tessera/shared-contracts/session';
import { api } from './api';
import {
  keepLocalSettings,
  localSettings,
  localSettingsLoaded,
  readLocalSettings,
  twoFactorChanged,
} from './features/local-settings';

/** Makes the store of a player, with what they set here before and not yet listening to the page. */
export function createAccountStore(userId: string | undefined) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [localSettings.reducerPath]: localSettings.reducer },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
  });
  store.dispatch(localSettingsLoaded(readLocalSettings(userId)));
  let kept = localSettings.selectSlice(store.getState());
  store.subscribe(() => {
    const settings = localSettings.selectSlice(store.getState());
    if (settings === kept) return;
    kept = settings;
    keepLocalSettings(userId, settings);
  });
  return store;
}

/**
 * Lets a store follow the page.
 *
 * @returns the undo
 */
export const followPage = (store: ReturnType<typeof createAccountStore>): (() => void) =>
  on('two-factor-changed', ({ isEnabled }) => store.dispatch(twoFactorChanged(isEnabled)));

/** The store of each player, made when the remote's first module is shown to them. */
export const accountStore = perPlayer((userId) => {
  const value = createAccountStore(userId);
  return { value, stop: followPage(value) };
});
