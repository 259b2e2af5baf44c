import { contractVersion } from '@tessera/shared-contracts/remotes';
import { WalletDialog } from '../features/wallet-dialog/WalletDialog';
import { remote } from '../remote';

/**
 * The wallet dialog with its deposit and withdraw views. Mounted is open; `view` is the host's to keep, in the address
 * bar, and `onViewChange` asks for another.
 */
export default remote.expose('WalletDialog', WalletDialog);

/** Contract version that this module was built against. */
export const contract = contractVersion;
