import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { LoginTestPage as Page } from '../features/login-test';
import { PublicRoot } from '../RemoteRoot';

/** The developer login test page (`/authtest`). It begins no session. */
export default function LoginTestPage(props: ExposedProps<'account', 'LoginTestPage'>) {
  return (
    <PublicRoot>
      <Page {...props} />
    </PublicRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
