import { contractVersion } from '@tessera/shared-contracts/remotes';
import { BetsPage } from '../features/bets';
import { remote } from '../remote';

/** The bets page (`/bets` and `/bet-history`). */
export default remote.expose('BetsPage', BetsPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
