import { contractVersion } from '@tessera/shared-contracts/remotes';
import { requestProfile } from '../features/profile';
import { SettingsPage } from '../features/settings';
import { remote } from '../remote';

/** The settings page (`/settings`); a visitor sees a Log in button that fires `dialog-requested`. */
export default remote.expose('SettingsPage', SettingsPage);

/** Requests the profile. */
export const prepare = remote.prepare('SettingsPage', ({ store, userId }) => {
  if (userId !== undefined) void store.dispatch(requestProfile({ userId }, { subscribe: false }));
});

/** Contract version that this module was built against. */
export const contract = contractVersion;
