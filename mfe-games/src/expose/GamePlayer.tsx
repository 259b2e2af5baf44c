import { contractVersion } from '@tessera/shared-contracts/remotes';
import { PlayerPage, prepareSession } from '../features/game-page';
import { remote } from '../remote';

/** The game page of `/game/{gameId}`; `gameName` is URL-decoded. */
export default remote.expose('GamePlayer', PlayerPage);

/** Requests the games, and opens a session of this one. */
export const prepare = remote.prepare('GamePlayer', ({ store, props }) => {
  void prepareSession(store.dispatch, props.gameName);
});

/** Contract version that this module was built against. */
export const contract = contractVersion;
