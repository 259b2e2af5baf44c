import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { WalletDialog } from '../features/wallet-dialog/WalletDialog';
import { RemoteRoot } from '../RemoteRoot';

/** The version of the contract that this module keeps. */
export const contract = contractVersion;

/**
 * The wallet dialog with its deposit and withdraw views. Mounted is open; `view` is the host's to keep, in the address
 * bar, and `onViewChange` asks for another.
 */
export default function ExposedWalletDialog(props: ExposedProps<'wallet', 'WalletDialog'>) {
  return (
    <RemoteRoot>
      <WalletDialog {...props} />
    </RemoteRoot>
  );
}
