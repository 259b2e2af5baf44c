import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';

/**
 * Games, bets and seed pairs. Most modules are public: their store holds the provider's list of games and no player's
 * data, since game sessions are not cached and exist only in the game page. So login and logout do not remount a
 * running fun-play game or an open list. Bets and seed pairs are in the player's own store.
 */
export const remote = createRemote('games', {
  tagTypes: ['Seeds'],
  follow: ({ store, api }) => [on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Seeds'])))],
});
