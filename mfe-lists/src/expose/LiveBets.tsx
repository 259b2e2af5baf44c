import { contractVersion } from '@tessera/shared-contracts/remotes';
import { LiveBets as Section } from '../features/live-bets';

export const contract = contractVersion;

/** The live bets of the home page: a section of its own with the tabs All Bets and My Bets. It needs no store. */
export default function LiveBets() {
  return <Section />;
}
