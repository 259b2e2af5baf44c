import { contractVersion } from '@tessera/shared-contracts/remotes';
import { prepareTransactions, TransactionsPage } from '../features/transactions';
import { remote } from '../remote';

/** The transactions page (`/transactions`): the player’s history with filters, search and pages. */
export default remote.expose('TransactionsPage', TransactionsPage);

/** Requests the transactions. */
export const prepare = remote.prepare('TransactionsPage', ({ userId }) => prepareTransactions(userId));

/** Contract version that this module was built against. */
export const contract = contractVersion;
