/** What a player waits for on a page: something that is in view, on top of all else, and alive. */
export interface Marker {
  /** The first match that is in view counts. */
  readonly selector: string;
  /** What the element says, where the selector alone would match a skeleton or a failure. */
  readonly text?: string;
}

/** A page that is measured. */
export interface MeasuredRoute {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  /** The route's own content. */
  readonly ready: Marker;
  /** Something to press once the page is quiet: what is measured is then the time from the press to `shows`. */
  readonly press?: { readonly target: Marker; readonly shows: Marker };
}

/** The balance in the header, which opens the wallet on screens of any width. */
const walletButton: Marker = { selector: 'header [role="group"] button', text: '$' };

/** Every page that can be measured. */
export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'home',
    label: 'Home, visitor',
    path: '/',
    isSignedIn: false,
    ready: { selector: 'main [aria-roledescription="slide"] a[href^="/game/"]' },
  },
  {
    name: 'home-player',
    label: 'Home, player',
    path: '/',
    isSignedIn: true,
    ready: { selector: 'main [aria-roledescription="slide"] a[href^="/game/"]' },
  },
  {
    name: 'transactions',
    label: 'Transactions',
    path: '/transactions',
    isSignedIn: true,
    ready: { selector: 'main [aria-label^="Copy transaction ID"]' },
  },
  {
    name: 'settings',
    label: 'Settings',
    path: '/settings',
    isSignedIn: true,
    ready: { selector: 'main section button', text: 'Edit' },
  },
  {
    name: 'game',
    label: 'A game',
    path: '/game/dice?play=fun',
    isSignedIn: true,
    ready: { selector: 'main iframe[title="Dice game"]' },
  },
  {
    name: 'wallet',
    label: 'Opening the wallet',
    path: '/vip',
    isSignedIn: true,
    ready: walletButton,
    press: { target: walletButton, shows: { selector: '[role="dialog"] [role="tab"]', text: 'Overview' } },
  },
];

/** Those that a run measures when it is not told otherwise. */
export const defaultRoutes: readonly string[] = ['home', 'transactions', 'settings', 'game', 'wallet'];
