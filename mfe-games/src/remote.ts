import { on } from '@tessera/shared-contracts/events';
import { createRemote } from '@tessera/shared-contracts/remote';

/**
 * What can be played, and what was. Most modules are public: their store holds the provider's list of games and nothing of a
 * player, since sessions of games are untracked and live in the player page. So neither a running fun-play game nor an open list
 * flickers at a login or logout. Bets and seeds are in the player's own store.
 */
export const remote = createRemote('games', {
  tagTypes: ['Seeds'],
  follow: ({ store, api }) => [on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Seeds'])))],
});
