import { contractVersion } from '@tessera/shared-contracts/remotes';
import { BetsPage as Page } from '../features/bets';
import { RemoteRoot } from '../RemoteRoot';

export const contract = contractVersion;

/** The bets page (`/bets` and `/bet-history`). */
export default function BetsPage() {
  return (
    <RemoteRoot>
      <Page />
    </RemoteRoot>
  );
}
