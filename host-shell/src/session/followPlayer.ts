import { followPlayerEvents } from '@tessera/shared-contracts/player-events';
import { watchSession } from './watchSession';

/** Follows, while a player is signed in, what the provider tells about their money and their session. */
export function followPlayer(): void {
  followPlayerEvents();
  watchSession();
}
