import { contractVersion } from '@tessera/shared-contracts/remotes';
import { HeaderWallet } from '../features/header/HeaderWallet';
import { remote } from '../remote';

/** Balance pill, currency picker and Wallet button of the header. Renders nothing for a signed-out visitor. */
export default remote.expose('HeaderWallet', HeaderWallet);

/** Contract version that this module was built against. */
export const contract = contractVersion;
