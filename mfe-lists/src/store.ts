import { configureStore } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { perPlayer } from '@tessera/shared-contracts/session';
import { listsApi } from './api';

/** Makes a store, not yet listening to the page. */
export const createListsStore = () =>
  configureStore({
    reducer: { [listsApi.reducerPath]: listsApi.reducer },
    middleware: (getDefault) => getDefault().concat(listsApi.middleware),
  });

/**
 * Lets a store follow the player's money.
 *
 * @returns the undo
 */
export const followPage = (store: ReturnType<typeof createListsStore>): (() => void) =>
  on('balance-changed', () => store.dispatch(listsApi.util.invalidateTags(['Transactions'])));

/** The store of each player, made when the remote's first module is shown to them. */
export const listsStore = perPlayer(() => {
  const value = createListsStore();
  return { value, stop: followPage(value) };
});
