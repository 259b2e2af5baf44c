import { contractVersion } from '@tessera/shared-contracts/remotes';
import { TransactionDialog } from '../features/transaction/TransactionDialog';
import { remote } from '../remote';

/** One transaction in full, by its id. Open while mounted; also shows an unknown one, and the signed-out state. */
export default remote.expose('TransactionDialog', TransactionDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
