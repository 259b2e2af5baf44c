import { contractVersion } from '@tessera/shared-contracts/remotes';
import { SeedPairs } from '../features/seed-pairs';
import { remote } from '../remote';

/** The player's seed pairs with their rounds: a section, for providers with the extension `seeds`. */
export default remote.expose('SeedPairs', SeedPairs);

/** Contract version that this module was built against. */
export const contract = contractVersion;
