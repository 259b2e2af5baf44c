import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { ProfileDialog as Dialog, PlayerOnly } from '../features/profile';
import { RemoteRoot } from '../RemoteRoot';

/** Who the player is. Without a player it shows an info toast and calls `onClose`. */
export default function ProfileDialog(props: ExposedProps<'account', 'ProfileDialog'>) {
  return (
    <PlayerOnly {...props}>
      {(userId) => (
        <RemoteRoot>
          <Dialog {...props} userId={userId} />
        </RemoteRoot>
      )}
    </PlayerOnly>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
