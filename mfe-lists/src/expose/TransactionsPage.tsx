import { contractVersion } from '@tessera/shared-contracts/remotes';
import { TransactionsPage } from '../features/transactions';
import { remote } from '../remote';

/** The transactions page (`/transactions`): the player’s history with filters, search and pages. */
export default remote.expose('TransactionsPage', TransactionsPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
