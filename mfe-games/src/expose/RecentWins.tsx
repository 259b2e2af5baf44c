import { contractVersion, type ExposedProps } from '@tessera/shared-contracts/remotes';
import { RecentWinsStrip } from '../features/recent-wins';
import { RemoteRoot } from '../RemoteRoot';

/** The home page's strip of recent wins: sample data that the host hands over. */
export default function RecentWins(props: ExposedProps<'games', 'RecentWins'>) {
  return (
    <RemoteRoot>
      <RecentWinsStrip {...props} />
    </RemoteRoot>
  );
}

/** Contract version that this module was built against. */
export const contract = contractVersion;
