import { on } from '@tessera/shared-contracts/events';
import { createRemote } from '@tessera/shared-contracts/remote';

/** What happened, in rows. Transactions are read again when money moved. */
export const remote = createRemote('lists', {
  tagTypes: ['Transactions'],
  follow: ({ store, api }) => [
    on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Transactions']))),
  ],
});
