import { contractVersion } from '@tessera/shared-contracts/remotes';
import { NoticeBell } from '../features/notices/NoticeBell';
import { remote } from '../remote';

/** The bell of the header with the player's notices. Renders nothing for a signed-out visitor. */
export default remote.expose('NoticeBell', NoticeBell);

/** Contract version that this module was built against. */
export const contract = contractVersion;
