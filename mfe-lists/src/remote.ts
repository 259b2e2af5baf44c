import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';

/** Lists of transactions and bets. Bets are refetched when a balance has changed; transactions follow it themselves. */
export const remote = createRemote('lists', {
  tagTypes: ['Bets'],
  follow: ({ store, api }) => [on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Bets'])))],
});
