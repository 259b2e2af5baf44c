import { contractVersion } from '@tessera/shared-contracts/remotes';
import { RecentWins } from '../features/recent-wins';
import { remote } from '../remote';

/** The home page's strip of recent wins: the provider's, or sample data passed by the host. */
export default remote.expose('RecentWins', RecentWins);

/** Contract version that this module was built against. */
export const contract = contractVersion;
