import { contractVersion } from '@tessera/shared-contracts/remotes';
import { WalletDialog } from '../features/wallet-dialog/WalletDialog';
import { remote } from '../remote';

/**
 * The wallet dialog with its deposit and withdraw views. It is open while mounted; the host keeps `view` in the address
 * bar, and `onViewChange` requests another.
 */
export default remote.expose('WalletDialog', WalletDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
