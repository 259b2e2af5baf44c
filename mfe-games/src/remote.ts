import { createRemote } from '@tessera/shared-contracts/remote';

/**
 * What can be played. All its modules are public: the store holds the provider's list of games and nothing of a player, since
 * sessions of games are untracked and live in the player page. So neither a running fun-play game nor an open list flickers
 * at a login or logout.
 */
export const remote = createRemote('games');
