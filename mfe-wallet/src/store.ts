import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { on } from '@tessera/shared-contracts/events';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';
import { displaySettingsSlice } from './features/display-settings/displaySettingsSlice';
import { twoFactorChanged, twoFactorSlice } from './features/two-factor/twoFactorSlice';
import { ownerChanged } from './ownerChanged';
import { walletApi } from './walletApi';

const rootReducer = combineSlices(walletApi, displaySettingsSlice, twoFactorSlice);

/** Makes the remote's store, not yet listening to the page. */
export const createWalletStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(walletApi.middleware),
  });

/** The remote's store. */
export type WalletStore = ReturnType<typeof createWalletStore>;

/**
 * Lets the store follow the page: emptied when the player changes, balances refetched when money moved.
 *
 * @returns the undo
 */
export function followPage(store: WalletStore): () => void {
  let owner = readSession()?.user.id;
  const undo = [
    subscribeSession(() => {
      const next = readSession()?.user.id;
      if (next === owner) return;
      owner = next;
      store.dispatch(ownerChanged());
      store.dispatch(walletApi.util.resetApiState());
    }),
    on('balance-changed', () => void store.dispatch(walletApi.util.invalidateTags(['Balance']))),
    on('two-factor-changed', (payload) => void store.dispatch(twoFactorChanged(payload))),
    setupListeners(store.dispatch),
  ];
  return () => {
    for (const stop of undo) stop();
  };
}

let pageStore: WalletStore | undefined;

/** The one store of this remote on the page, made when its first module is shown. */
export function getPageStore(): WalletStore {
  if (pageStore === undefined) {
    pageStore = createWalletStore();
    followPage(pageStore);
  }
  return pageStore;
}
