import { followShellCohort } from '@tessera/platform/host';
import { followPlayerEvents } from '@tessera/shared-contracts/server-events';
import { watchSession } from './watchSession';

/** Subscribes to the provider's events about the signed-in player's money and session, and chooses the shell of the next page. */
export function followPlayer(): void {
  followPlayerEvents();
  watchSession();
  followShellCohort();
}
