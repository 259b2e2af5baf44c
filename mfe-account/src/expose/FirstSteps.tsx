import { contractVersion } from '@tessera/shared-contracts/remotes';
import { HomeSteps } from '../features/first-steps';
import { remote } from '../remote';

/** What remains to be done with a new account, on the home page. Fires `first-steps-changed` once hidden or all done. */
export default remote.expose('FirstSteps', HomeSteps);

/** Contract version that this module was built against. */
export const contract = contractVersion;
