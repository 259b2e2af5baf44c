import { configureStore } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';
import { listsApi } from './api';

/** Makes a store that follows the session and the player's money for the life of the page. */
export function createListsStore() {
  const store = configureStore({
    reducer: { [listsApi.reducerPath]: listsApi.reducer },
    middleware: (getDefault) => getDefault().concat(listsApi.middleware),
  });
  let owner = readSession()?.user.id;
  subscribeSession(() => {
    const next = readSession()?.user.id;
    if (next === owner) return;
    owner = next;
    store.dispatch(listsApi.util.resetApiState());
  });
  on('balance-changed', () => store.dispatch(listsApi.util.invalidateTags(['Transactions'])));
  return store;
}

let pageStore: ReturnType<typeof createListsStore> | undefined;

/** The one store of this remote on the page, made when its first module is shown. */
export function listsStore(): ReturnType<typeof createListsStore> {
  pageStore ??= createListsStore();
  return pageStore;
}
