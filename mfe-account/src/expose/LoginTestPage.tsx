import { contractVersion } from '@tessera/shared-contracts/remotes';
import { LoginTestPage } from '../features/login-test';
import { remote } from '../remote';

/** The developer login test page (`/authtest`). It starts no session. */
export default remote.expose('LoginTestPage', LoginTestPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
