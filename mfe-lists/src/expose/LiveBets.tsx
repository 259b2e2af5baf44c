import { contractVersion } from '@tessera/shared-contracts/remotes';
import { LiveBets as Section } from '../features/live-bets';
import { RemoteRoot } from '../RemoteRoot';

export const contract = contractVersion;

/** The live bets of the home page: a section of its own with the tabs All Bets and My Bets. */
export default function LiveBets() {
  return (
    <RemoteRoot>
      <Section />
    </RemoteRoot>
  );
}
