import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { ProfileDialog as Dialog, PlayerOnly } from '../features/profile';
import { remote } from '../remote';

/** The player's profile. Without a player it shows an info toast and calls `onClose`. */
export default function ProfileDialog(props: ExposedProps<'account', 'ProfileDialog'>) {
  return (
    <PlayerOnly {...props}>
      {(userId) => (
        <remote.Root>
          <Dialog {...props} userId={userId} />
        </remote.Root>
      )}
    </PlayerOnly>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
