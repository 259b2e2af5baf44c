import { contractVersion } from '@tessera/shared-contracts/remotes';
import { AuthDialog } from '../features/auth';
import { remote } from '../remote';

/**
 * Login, register and forgot (spec §2 Auth modal). On success it writes the session, then calls `onClose` `authSuccessMs`
 * later.
 */
export default remote.expose('AuthDialog', AuthDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
