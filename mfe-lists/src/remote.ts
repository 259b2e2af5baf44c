import { on } from '@tessera/shared-contracts/events';
import { createRemote } from '@tessera/shared-contracts/remote';

/** Lists of transactions and bets. Both are refetched when a balance has changed. */
export const remote = createRemote('lists', {
  tagTypes: ['Transactions', 'Bets'],
  follow: ({ store, api }) => [
    on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Transactions', 'Bets']))),
  ],
});
