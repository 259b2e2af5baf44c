import type { Admission } from './admit';

/** Options of a static server. */
export interface ServeOptions extends Admission {
  readonly folder: string;
  readonly port: number;
  /** Folder of composed pages, by which paths without a file are answered. */
  readonly pages?: string;
  /** Whether files are added and replaced while it runs, as in the folder of a site. */
  readonly isChanging?: boolean;
  /** Whether the file of a path may be sent; by default, every file but dotfiles. */
  readonly isServed?: (path: string) => boolean;
  /** File of the page that answers every path without a file, for hosts with a single one. */
  readonly singlePage?: string;
  /** Origin of the site, at a host name: a page that is requested by IP address is redirected to it. */
  readonly origin?: string | undefined;
  /** Sources that may show the pages in a frame, besides the pages themselves. */
  readonly frameAncestors?: string;
  /** Development: files change without changing names, so they are not cached. */
  readonly isLive?: boolean;
}
