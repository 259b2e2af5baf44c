import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { AuthDialog as Dialog } from '../features/auth';
import { RemoteRoot } from '../RemoteRoot';

/** Login, register and forgot (spec §2). On success it writes the session, then calls `onClose` `authSuccessMs` later. */
export default function AuthDialog(props: ExposedProps<'account', 'AuthDialog'>) {
  return (
    <RemoteRoot>
      <Dialog {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
