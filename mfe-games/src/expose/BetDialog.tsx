import { contractVersion } from '@tessera/shared-contracts/remotes';
import { BetDialog } from '../features/bet-detail';
import { remote } from '../remote';

/** One bet in full, by its id. It is open while mounted; a bet that does not exist, or nobody signed in, is said in it. */
export default remote.expose('BetDialog', BetDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
