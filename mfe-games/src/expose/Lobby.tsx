import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { LobbyPage } from '../features/lobby';
import { RemoteRoot } from '../RemoteRoot';

/** The lobby of `/games` and `/casino/{category}`. */
export default function Lobby(props: ExposedProps<'games', 'Lobby'>) {
  return (
    <RemoteRoot>
      <LobbyPage {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
