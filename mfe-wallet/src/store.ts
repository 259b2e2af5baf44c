import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { on } from '@tessera/shared-contracts/events';
import { perPlayer } from '@tessera/shared-contracts/session';
import { displaySettingsSlice } from './features/display-settings/displaySettingsSlice';
import { twoFactorChanged, twoFactorSlice } from './features/two-factor/twoFactorSlice';
import { walletApi } from './walletApi';

const rootReducer = combineSlices(walletApi, displaySettingsSlice, twoFactorSlice);

/** Makes a store, not yet listening to the page. */
export const createWalletStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(walletApi.middleware),
  });

/** A player's store. */
export type WalletStore = ReturnType<typeof createWalletStore>;

/**
 * Lets a store follow the page: balances are refetched when money moved or the window gets the focus back.
 *
 * @returns the undo
 */
export function followPage(store: WalletStore): () => void {
  const undo = [
    on('balance-changed', () => void store.dispatch(walletApi.util.invalidateTags(['Balance']))),
    on('two-factor-changed', (payload) => void store.dispatch(twoFactorChanged(payload))),
    setupListeners(store.dispatch),
  ];
  return () => {
    for (const stop of undo) stop();
  };
}

/** The store of each player, made when the remote's first module is shown to them. */
export const walletStore = perPlayer(() => {
  const value = createWalletStore();
  return { value, stop: followPage(value) };
});
