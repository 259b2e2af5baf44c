import { contractVersion } from '@tessera/shared-contracts/remotes';
import { GamesSection } from '../features/games-list';
import { RemoteRoot } from '../RemoteRoot';

/** The home page's games, from the provider's list. */
export default function GamesList() {
  return (
    <RemoteRoot>
      <GamesSection />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
