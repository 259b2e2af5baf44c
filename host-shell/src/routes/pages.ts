import type { ExposedModuleRef, ModuleRef } from '@tessera/platform/host';
import type { ReadId } from '@tessera/shared-contracts/api';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { PathParams } from '@tessera/shared-contracts/pages';
import type { ExposedName, ExposedProps, RemoteName } from '@tessera/shared-contracts/remotes';
import { pageTitles, titleOfName } from './routes.messages';
import type { RouteParams, ScreenName } from './screen';

/** Properties of every page. */
interface PageBase {
  /** Lower-case; matched case-insensitively. A part that starts with a colon matches any segment. */
  readonly path: string;
  readonly title: string | ((params: RouteParams) => string);
  /** `bleed` pages fill the area beside the sidebar; all others have gutters and a maximum width. */
  readonly frame?: 'bleed';
  /** Reads that its modules start with; the page's head sends them. */
  readonly calls?: readonly ReadId[];
  /** Setting that enables the page; pages without one are on every site. */
  readonly setting?: keyof SiteConfig & 'hasLoginTestPage';
}

/** A page that the shell renders. */
export interface ShellPage extends PageBase {
  readonly screen: ScreenName;
  /** Modules of remotes that it shows at once. */
  readonly modules?: readonly ExposedModuleRef[];
}

/** A former address of a page. */
export interface MovedPage extends PageBase {
  readonly movedTo: string;
}

/** A page that one module of a remote renders; the parameters of its path are the module's props. */
export interface RemotePage extends PageBase {
  readonly module: ModuleRef;
  /** Parameter that identifies the page: the module is remounted when it changes. */
  readonly keyedBy?: string;
  /** The menu that lists it, of a page that its remote declares. */
  readonly menu?: string;
}

/** One page of the site. */
export type Page = ShellPage | RemotePage | MovedPage;

/** Modules whose props are these parameters. */
type ModuleFor<Params> = {
  [Remote in RemoteName]: {
    [Name in ExposedName<Remote>]: Params extends ExposedProps<Remote, Name> ? readonly [Remote, Name] : never;
  }[ExposedName<Remote>];
}[RemoteName];

/** Lets the compiler check the path's parameters against the module's props. */
export const remotePage = <const Path extends string>(
  page: RemotePage & { readonly path: Path; readonly module: ModuleFor<PathParams<Path>> },
) => page;

const placeholder = <const Path extends string>(path: Path, title: string) =>
  ({ path, title, screen: 'placeholder' }) as const;

/**
 * Every page of the shell's, from which the routes, the links, the preloading, and the composed pages are
 * derived. The first row that matches wins, so names come before parameters. Remotes declare further pages of their own (`declaredRows`).
 *
 * Tooling imports it in Node: no React here.
 */
export const pages = {
  home: {
    path: '/',
    title: pageTitles.home,
    screen: 'home',
    modules: [
      ['games', 'RecentWins'],
      ['games', 'RecommendedGames'],
      ['games', 'GamesList'],
    ],
    calls: ['games'],
  },
  honeypot: placeholder('/game/honeypot', pageTitles.honeypot),
  coinflip: placeholder('/game/coinflip', pageTitles.coinflip),
  pumpdump: placeholder('/game/pumpdump', pageTitles.pumpdump),
  futures: placeholder('/game/futures', pageTitles.futures),
  chat: placeholder('/chat', pageTitles.chat),
  game: remotePage({
    path: '/game/:gameName',
    title: ({ gameName = '' }) => titleOfName(gameName),
    frame: 'bleed',
    module: ['games', 'GamePlayer'],
    keyedBy: 'gameName',
    calls: ['games'],
  }),
  games: remotePage({ path: '/games', title: pageTitles.games, module: ['games', 'Lobby'], calls: ['games'] }),
  category: remotePage({
    path: '/casino/:category',
    title: ({ category = '' }) => titleOfName(category),
    module: ['games', 'Lobby'],
    calls: ['games'],
  }),
  settings: remotePage({
    path: '/settings',
    title: pageTitles.settings,
    module: ['account', 'SettingsPage'],
    calls: ['profile'],
  }),
  transactions: remotePage({
    path: '/transactions',
    title: pageTitles.transactions,
    module: ['lists', 'TransactionsPage'],
    calls: ['transactions'],
  }),
  bets: remotePage({ path: '/bets', title: pageTitles.bets, module: ['lists', 'BetsPage'] }),
  betHistory: remotePage({ path: '/bet-history', title: pageTitles.bets, module: ['lists', 'BetsPage'] }),
  loginTest: remotePage({
    path: '/authtest',
    title: pageTitles.loginTest,
    module: ['account', 'LoginTestPage'],
    setting: 'hasLoginTestPage',
  }),
  promotions: { path: '/promotions', title: pageTitles.promotions, screen: 'promotions' },
  vip: { path: '/vip', title: pageTitles.vip, screen: 'vip' },
  bonuses: { path: '/bonuses', title: pageTitles.bonuses, screen: 'bonuses' },
  provablyFair: { path: '/provably-fair', title: pageTitles.provablyFair, screen: 'provablyFair' },
  diagnostics: { path: '/__mf', title: pageTitles.diagnostics, screen: 'diagnostics' },
  affiliate: { path: '/affiliate', title: pageTitles.affiliate, screen: 'affiliate' },
  privacy: { path: '/privacy', title: pageTitles.privacy, screen: 'privacy' },
  terms: { path: '/terms', title: pageTitles.terms, screen: 'terms' },
  accessibility: { path: '/accessibility', title: pageTitles.accessibility, screen: 'accessibility' },
  responsibleGambling: {
    path: '/responsible-gambling',
    title: pageTitles.responsibleGambling,
    screen: 'responsibleGambling',
  },
  contact: { path: '/contact', title: pageTitles.contact, screen: 'contact' },
  help: { path: '/help', title: pageTitles.help, screen: 'help' },
  gamingHelpline: { path: '/gaming-helpline', title: pageTitles.gamingHelpline, screen: 'helpline' },
  liveSupport: { path: '/live-support', title: pageTitles.liveSupport, screen: 'contact' },
  bettingRules: { path: '/betting-rules', title: pageTitles.bettingRules, screen: 'bettingRules' },
  rng: { path: '/rng', title: pageTitles.rng, screen: 'rng' },
} as const satisfies Readonly<Record<string, Page>>;

/** Name of a page in {@link pages}. */
export type PageName = keyof typeof pages;

/** The page of every other address, inside the layout like every page. */
export const notFoundPage: Page = { path: '*', title: pageTitles.notFound, screen: 'notFound' };

/** What players' pages start with besides their own content, for the header. */
export const playerStart = {
  modules: [['wallet', 'HeaderWallet']],
  calls: ['balance'],
} as const satisfies { readonly modules: readonly ExposedModuleRef[]; readonly calls: readonly ReadId[] };

/** Identifies a page: addresses with the same title show the same one. */
export const identityOf = ({ title, path }: Page): string => (typeof title === 'string' ? title : path);

/** Modules that a page shows at once. */
export const modulesOf = (page: Page): readonly ModuleRef[] =>
  'module' in page ? [page.module] : (('modules' in page ? page.modules : undefined) ?? []);

/** The title of a page with these parameters. */
export const titleOf = ({ title }: Page, params: RouteParams): string =>
  typeof title === 'string' ? title : title(params);
