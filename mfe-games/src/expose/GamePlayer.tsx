import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { PlayerPage } from '../features/player';
import { RemoteRoot } from '../RemoteRoot';

/** The game page of `/game/{gameId}`; `gameName` is URL-decoded. */
export default function GamePlayer(props: ExposedProps<'games', 'GamePlayer'>) {
  return (
    <RemoteRoot>
      <PlayerPage {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
