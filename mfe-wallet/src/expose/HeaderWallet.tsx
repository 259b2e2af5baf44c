import { contractVersion } from '@tessera/shared-contracts/remotes';
import { HeaderWallet } from '../features/header/HeaderWallet';
import { RemoteRoot } from '../RemoteRoot';

/** The version of the contract that this module keeps. */
export const contract = contractVersion;

/** Balance pill, currency picker and Wallet button of the header. Renders nothing for a signed-out visitor. */
export default function ExposedHeaderWallet() {
  return (
    <RemoteRoot>
      <HeaderWallet />
    </RemoteRoot>
  );
}
