import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import type { RemoteSlotProps } from '../loader';

/** A slot with a failure view that names the missing part. */
export interface NamedSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>>
  extends Omit<RemoteSlotProps<Remote, Name>, 'skeleton' | 'renderFailure'> {
  /** Name of the part for players, e.g. "Live bets". */
  readonly label: string;
}

/** A section of a page. */
export interface SectionSlotProps<Remote extends RemoteName, Name extends ExposedName<Remote>>
  extends NamedSlotProps<Remote, Name> {
  /** Height reserved for a release without prerendered markup. */
  readonly height: string;
}
