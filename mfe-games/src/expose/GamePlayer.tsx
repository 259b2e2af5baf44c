import { contractVersion } from '@tessera/shared-contracts/remotes';
import { PlayerPage } from '../features/game-page';
import { remote } from '../remote';

/** The game page of `/game/{gameId}`; `gameName` is URL-decoded. */
export default remote.expose('GamePlayer', PlayerPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
