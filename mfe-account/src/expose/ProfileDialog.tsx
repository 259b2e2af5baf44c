import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { ProfileDialog as Dialog } from '../features/profile';
import { RemoteRoot } from '../RemoteRoot';

/** Who the player is. Without a player it shows an info toast and calls `onClose`. */
export default function ProfileDialog(props: ExposedProps<'account', 'ProfileDialog'>) {
  return (
    <RemoteRoot>
      <Dialog {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
