import { contractVersion } from '@tessera/shared-contracts/remotes';
import { BetDialog } from '../features/bet-detail';
import { remote } from '../remote';

/** One bet in full, by its id. Open while mounted; also shows an unknown bet, and the signed-out state. */
export default remote.expose('BetDialog', BetDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
