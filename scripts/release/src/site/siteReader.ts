import type { OwnerKeys } from '../manifest/signature';
import type { HistoryEntry } from './history';
import type { SiteRegistry } from './siteRegistry';

/** Files of one release, wherever they lie. */
export interface ReleaseFiles {
  /** Where that is, for people. */
  readonly where: string;
  /** Names of all files; absent where files cannot be listed. */
  readonly list?: () => Promise<readonly string[]>;
  /** Content of a file; throws an `Error` that says why it cannot be had. */
  read(file: string): Promise<Buffer>;
}

/** What reading commands need of a site: its folder, or the address of its registry. */
export interface SiteReader {
  /** The folder or address, for people. */
  readonly where: string;
  registry(): Promise<SiteRegistry>;
  /** Oldest first, with the people where this reader may know them. */
  history(): Promise<readonly HistoryEntry[]>;
  ownerKeys(owner: string): Promise<OwnerKeys | undefined>;
  releaseFiles(app: string, id: string): ReleaseFiles;
}
