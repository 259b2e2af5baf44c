import { contractVersion } from '@tessera/shared-contracts/remotes';
import { RecommendedCarousel } from '../features/recommended';
import { RemoteRoot } from '../RemoteRoot';

/** The home page's carousel of recommended games. */
export default function RecommendedGames() {
  return (
    <RemoteRoot>
      <RecommendedCarousel />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
