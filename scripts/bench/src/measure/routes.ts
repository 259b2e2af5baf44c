/** What a player waits for on a page: an element that is in view, not covered, and interactive. */
export interface Marker {
  /** The first match that is in view counts. */
  readonly selector: string;
  /** Text of the element, if the selector alone would also match a skeleton or an error. */
  readonly text?: string;
}

/** A measured page. */
export interface MeasuredRoute {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  /** The route's own content. */
  readonly ready: Marker;
  /** What to press once the page is quiet: then the time from the press to `shows` is measured. */
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
    name: 'games',
    label: 'Games, visitor',
    path: '/games',
    isSignedIn: false,
    ready: { selector: 'main a[href^="/game/"]' },
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
    name: 'promotions',
    label: 'Promotions, visitor',
    path: '/promotions',
    isSignedIn: false,
    ready: { selector: 'main h2' },
  },
  {
    name: 'provably-fair',
    label: 'Provably fair, visitor',
    path: '/provably-fair',
    isSignedIn: false,
    ready: { selector: 'main form button' },
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

/** Routes to measure by default. */
export const defaultRoutes: readonly string[] = ['home', 'transactions', 'settings', 'game', 'wallet'];
