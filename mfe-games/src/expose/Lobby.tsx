import { contractVersion } from '@tessera/shared-contracts/remotes';
import { LobbyPage } from '../features/lobby';
import { remote } from '../remote';

/** The lobby of `/games` and `/casino/{category}`. */
export default remote.expose('Lobby', LobbyPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
