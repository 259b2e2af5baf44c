import { contractVersion } from '@tessera/shared-contracts/remotes';
import { SettingsPage } from '../features/settings';
import { remote } from '../remote';

/** The settings page (`/settings`); a visitor sees a Log in button that fires `dialog-requested`. */
export default remote.expose('SettingsPage', SettingsPage);

/** Contract version that this module was built against. */
export const contract = contractVersion;
