import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { TwoFactorDialog as Dialog } from '../features/two-factor';
import { RemoteRoot } from '../RemoteRoot';

/** Set-up of a second factor. Fires `two-factor-changed` on success, then calls `onClose`. */
export default function TwoFactorDialog(props: ExposedProps<'account', 'TwoFactorDialog'>) {
  return (
    <RemoteRoot>
      <Dialog {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
