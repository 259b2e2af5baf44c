/** What the address filled the `:name` parts of a page's path with. */
export type RouteParams = Readonly<Record<string, string>>;

/** Screens of the shell's own, by which `pages.ts` names them (`screens.tsx`). */
export type ScreenName =
  | 'home'
  | 'placeholder'
  | 'footer'
  | 'promotions'
  | 'vip'
  | 'bonuses'
  | 'provablyFair'
  | 'diagnostics'
  | 'notFound';

/** What every screen is given: its title and its parameters. */
export interface ScreenProps {
  readonly title: string;
  readonly params: RouteParams;
}
