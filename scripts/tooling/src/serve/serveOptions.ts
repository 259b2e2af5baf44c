import type { PageFamily } from '@tessera/platform/compose/families';
import type { Admission } from './admit';

/** Options of a static server. */
export interface ServeOptions extends Admission {
  readonly folder: string;
  readonly port: number;
  /**
   * Folder of pages that were composed from the shell in `folder`; with it, paths without a file are answered with the page of
   * their family.
   */
  readonly pages?: string;
  /** Current families of the pages, if the folder is not the shell's build; its files may then change. */
  readonly families?: () => readonly PageFamily[];
  /** Whether the file of a path may be sent; by default, every file but dotfiles. */
  readonly isServed?: (path: string) => boolean;
  /** File of the page that answers every path without a file, for hosts without families. */
  readonly singlePage?: string;
  /** Origin of the site, at a host name: a page that is requested by IP address is redirected to it. */
  readonly origin?: string | undefined;
  /** Sources that may show the pages in a frame, besides the pages themselves. */
  readonly frameAncestors?: string;
  /** Development: files change without changing names, so they are not cached. */
  readonly isLive?: boolean;
}
