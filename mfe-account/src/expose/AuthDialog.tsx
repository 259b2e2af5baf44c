import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { AuthDialog as Dialog } from '../features/auth';
import { PublicRoot } from '../RemoteRoot';

/** Login, register and forgot (spec §2). On success it writes the session, then calls `onClose` `authSuccessMs` later. */
export default function AuthDialog(props: ExposedProps<'account', 'AuthDialog'>) {
  return (
    <PublicRoot>
      <Dialog {...props} />
    </PublicRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
