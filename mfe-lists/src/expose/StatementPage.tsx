import { contractVersion } from '@tessera/shared-contracts/remotes';
import { StatementPage } from '../features/statement';
import { remote } from '../remote';

/** The statement page (`/statement`): balances of a range of days and what changed them, for print and CSV. */
export default remote.expose('StatementPage', StatementPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
