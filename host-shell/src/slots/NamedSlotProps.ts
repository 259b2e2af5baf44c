import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import type { RemoteSlotProps } from '../loader';

/** A slot that says by name what cannot be shown. */
export interface NamedSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>>
  extends Omit<RemoteSlotProps<Remote, Name>, 'skeleton' | 'renderFailure'> {
  /** What players call the part, e.g. "Live bets". */
  readonly label: string;
}

/** A section of a page. */
export interface SectionSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>>
  extends NamedSlotProps<Remote, Name> {
  /** Height that is kept for a release which has prerendered nothing. */
  readonly height: string;
}
