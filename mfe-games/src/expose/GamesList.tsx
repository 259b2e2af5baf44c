import { contractVersion } from '@tessera/shared-contracts/remotes';
import { GamesSection } from '../features/games-list';
import { remote } from '../remote';

/** The home page's games, from the provider's list. */
export default remote.expose('GamesList', GamesSection);

/** Contract version that this module was built against. */
export const contract = contractVersion;
