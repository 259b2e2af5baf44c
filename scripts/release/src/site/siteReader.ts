import type { PublicAnswers } from '@tessera/platform/prerender';
import type { OwnerKeys } from '../manifest/signature';
import type { HistoryEntry, SetAside } from './history';
import type { Refusal, SiteRegistry } from './siteRegistry';
import type { SiteSettings } from './siteSettings';

/** Files of one release, wherever they are stored. */
export interface ReleaseFiles {
  /** Location, for people. */
  readonly where: string;
  /** Names of all files; absent where files cannot be listed. */
  readonly list?: () => Promise<readonly string[]>;
  /** Content of a file; throws an `Error` with the reason if it cannot be read. */
  read(file: string): Promise<Buffer>;
}

/** Read access to a site, by its folder or the URL of its registry. */
export interface SiteReader {
  /** The folder or URL, for people. */
  readonly where: string;
  /** Origin at which players open the site. */
  origin(): Promise<string>;
  registry(): Promise<SiteRegistry>;
  /** Absent for a reader of a URL. */
  settings?(): Promise<SiteSettings>;
  /** The provider's public answers when `compose` last ran; empty before that, and for a reader of a URL. */
  answers(): Promise<PublicAnswers>;
  /** Oldest first, with the people if this reader may see them. */
  history(setAside?: SetAside): Promise<readonly HistoryEntry[]>;
  /** The gate's last refusals, oldest first; absent for a reader of a URL. */
  refusals?(setAside?: SetAside): Promise<readonly Refusal[]>;
  ownerKeys(owner: string): Promise<OwnerKeys | undefined>;
  releaseFiles(app: string, id: string): ReleaseFiles;
}
