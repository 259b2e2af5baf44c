import { contractVersion } from '@tessera/shared-contracts/remotes';
import { LiveBets } from '../features/live-bets';
import { remote } from '../remote';

/** The live bets of the home page: a section with the tabs All Bets and My Bets. */
export default remote.expose('LiveBets', LiveBets);

/** Contract version that this module was built against. */
export const contract = contractVersion;
