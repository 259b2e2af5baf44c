import type { Release } from '@tessera/platform/compose/release';
import type { RemoteName, SimulatorState } from '@tessera/shared-contracts/remotes';

/** A published release of a remote, checked as the release gate checks files and signature. */
export interface ReleasedRemote {
  readonly id: string;
  /** Where it was found, for people. */
  readonly where: string;
  readonly release: Release;
  /** URL at which the site serves its files; absent for a site that is a folder or a store: they were copied. */
  readonly baseUrl: string | undefined;
  /** The states that were published with it, if any. */
  readonly states: readonly SimulatorState[] | undefined;
}

/** What to look for. */
export interface ReleaseQuestion {
  /** The site as typed: its folder, its address, or the address of its store. */
  readonly site: string;
  readonly remote: RemoteName;
  /** Version or id; by default the newest release. */
  readonly version: string | undefined;
  /** Origin of the page that shows it. */
  readonly page: string;
  /** Folder for a copy of its files, if no server of the site has them. */
  readonly copyTo: string;
}

/** Finds a release. The release package does it, which builds upon this one. */
export type FindReleased = (question: ReleaseQuestion) => Promise<ReleasedRemote>;
