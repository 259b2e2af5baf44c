import { contractVersion } from '@tessera/shared-contracts/remotes';
import { TwoFactorDialog } from '../features/two-factor/TwoFactorDialog';
import { remote } from '../remote';

/** Sets up a second factor. Fires `two-factor-changed` on success, then calls `onClose`. */
export default remote.expose('TwoFactorDialog', TwoFactorDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
