import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { SettingsPage as Page } from '../features/settings';
import { RemoteRoot } from '../RemoteRoot';

/** The settings page (`/settings`); a visitor sees a Log in button that fires `dialog-requested`. */
export default function SettingsPage(props: ExposedProps<'account', 'SettingsPage'>) {
  return (
    <RemoteRoot>
      <Page {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
