/** Values of the `:name` parts of a page's path. */
export type RouteParams = Readonly<Record<string, string>>;

/** Screens of the shell's own, by which `pages.ts` names them (`screens.tsx`). */
export type ScreenName =
  | 'home'
  | 'placeholder'
  | 'affiliate'
  | 'privacy'
  | 'terms'
  | 'accessibility'
  | 'promotions'
  | 'vip'
  | 'bonuses'
  | 'provablyFair'
  | 'help'
  | 'contact'
  | 'responsibleGambling'
  | 'helpline'
  | 'bettingRules'
  | 'rng'
  | 'diagnostics'
  | 'notFound';

/** Props of every screen: its title and its parameters. */
export interface ScreenProps {
  readonly title: string;
  readonly params: RouteParams;
}
