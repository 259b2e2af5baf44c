import { contractVersion } from '@tessera/shared-contracts/remotes';
import { RecentWinsStrip } from '../features/recent-wins';
import { remote } from '../remote';

/** The home page's strip of recent wins: sample data passed by the host. */
export default remote.expose('RecentWins', RecentWinsStrip);

/** Contract version that this module was built against. */
export const contract = contractVersion;
