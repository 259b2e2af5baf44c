import { contractVersion } from '@tessera/shared-contracts/remotes';
import { TransactionsPage as Page } from '../features/transactions';
import { RemoteRoot } from '../RemoteRoot';

export const contract = contractVersion;

/** The transactions page (`/transactions`): the player’s history with filters, search and pages. */
export default function TransactionsPage() {
  return (
    <RemoteRoot>
      <Page />
    </RemoteRoot>
  );
}
