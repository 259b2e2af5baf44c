import { type PageName, pages } from './pages';

const pagePaths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]['path'];
};

const filled = (path: string, value: string) => path.replace(/:\w+/, () => encodeURIComponent(value));

/** Paths of dialogs that have one of their own (spec §13 Linked screens). */
export const dialogPaths = ['/wallet', '/profile'] as const;

const [wallet, profile] = dialogPaths;

/** Every address of the site that the shell links to: pages by their names, those of remotes, and addresses that are not pages of their own. */
export const paths = {
  ...pagePaths,
  wallet,
  profile,
  gameReturn: '/game-return',
  /** A page of lists. */
  statement: '/statement',
  category: (category: string) => filled(pages.category.path, category),
  game: (name: string) => filled(pages.game.path, name),
} as const;
