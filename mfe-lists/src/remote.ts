import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';
import { pages } from './pages';

/**
 * Lists of transactions and bets. Bets and statements are refetched on `balance-changed`; the transactions store subscribes itself.
 */
export const remote = createRemote('lists', {
  pages,
  tagTypes: ['Bets', 'Statement'],
  follow: ({ store, api }) => [
    on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Bets', 'Statement']))),
  ],
});
