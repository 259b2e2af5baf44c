import { contractVersion } from '@tessera/shared-contracts/remotes';
import { RecommendedCarousel } from '../features/recommended';
import { remote } from '../remote';

/** The home page's carousel of recommended games. */
export default remote.expose('RecommendedGames', RecommendedCarousel);

/** Contract version that this module was built against. */
export const contract = contractVersion;
