import type { Release } from '@tessera/platform/compose/release';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import type { State } from '../../state';

/** A published release of a remote, checked as the release gate checks files and signature. */
export interface ReleasedRemote {
  readonly id: string;
  /** Where it was found, for people. */
  readonly where: string;
  readonly release: Release;
  /** The states that were published with it, if any. */
  readonly states: readonly State[] | undefined;
}

/** What to look for. */
export interface ReleaseQuestion {
  /** The site as typed: its folder, its address, or the address of its store. */
  readonly site: string;
  readonly remote: RemoteName;
  /** Version or id; by default the newest release. */
  readonly version: string | undefined;
  /** Folder for a copy of its files. */
  readonly copyTo: string;
}

/** Finds a release. The release package does it, which builds upon this one. */
export type FindReleased = (question: ReleaseQuestion) => Promise<ReleasedRemote>;
