import { readSiteConfig } from '@tessera/shared-contracts/config';
import type { ComponentType } from 'react';
import { HomePage } from '../home';
import { BonusesPage, FooterPage, NotFoundPage, PlaceholderPage, PromotionsPage, VipPage } from '../pages';
import type { ExposedModuleRef } from '../slots';
import { type LazyScreen, lazyScreen } from './lazyScreen';
import {
  BetsScreen,
  GameScreen,
  LobbyScreen,
  LoginTestScreen,
  SettingsScreen,
  TransactionsScreen,
} from './remoteScreens';
import { pageTitles, titleOfName } from './routes.messages';
import type { RouteParams, ScreenProps } from './screen';

/** One row of the route table. */
export interface SiteRoute {
  /** Lower-case; compared without regard to case. A part that begins with a colon takes any segment. */
  readonly path: string;
  readonly title: string | ((params: RouteParams) => string);
  readonly Screen: ComponentType<ScreenProps>;
  /** `bleed` pages fill the area beside the sidebar; all others have gutters and a greatest width. */
  readonly frame?: 'bleed';
  /** Fetched when the player is about to come here. */
  readonly modules?: readonly ExposedModuleRef[];
  /** Whether this site has the page; every site has those that do not say. */
  readonly isAvailable?: () => boolean;
  /** Fetches the screen's own code, where it is no part of the shell's script. */
  readonly preload?: () => Promise<void>;
}

const placeholder = (path: string, title: string): SiteRoute => ({ path, title, Screen: PlaceholderPage });
const footerPage = (path: string, title: string): SiteRoute => ({ path, title, Screen: FooterPage });

const lazily = (path: string, title: string, Screen: LazyScreen): SiteRoute => ({
  path,
  title,
  Screen,
  preload: Screen.preload,
});

const ProvablyFairScreen = lazyScreen(() => import('../provably-fair').then((module) => module.ProvablyFairPage));
const PassportScreen = lazyScreen(() => import('../passport').then((module) => module.PassportPage));

const betsModules: readonly ExposedModuleRef[] = [['lists', 'BetsPage']];
const lobbyModules: readonly ExposedModuleRef[] = [['games', 'Lobby']];

/** Every page of the site. The first row that matches wins, so names come before parameters. */
export const routeTable: readonly SiteRoute[] = [
  {
    path: '/',
    title: pageTitles.home,
    Screen: HomePage,
    modules: [
      ['games', 'RecentWins'],
      ['games', 'RecommendedGames'],
      ['games', 'GamesList'],
    ],
  },
  placeholder('/game/honeypot', pageTitles.honeypot),
  placeholder('/game/coinflip', pageTitles.coinflip),
  placeholder('/game/pumpdump', pageTitles.pumpdump),
  placeholder('/game/futures', pageTitles.futures),
  placeholder('/chat', pageTitles.chat),
  {
    path: '/game/:gameId',
    title: ({ gameId = '' }) => titleOfName(gameId),
    Screen: GameScreen,
    frame: 'bleed',
    modules: [['games', 'GamePlayer']],
  },
  { path: '/games', title: pageTitles.games, Screen: LobbyScreen, modules: lobbyModules },
  {
    path: '/casino/:category',
    title: ({ category = '' }) => titleOfName(category),
    Screen: LobbyScreen,
    modules: lobbyModules,
  },
  {
    path: '/settings',
    title: pageTitles.settings,
    Screen: SettingsScreen,
    modules: [['account', 'SettingsPage']],
  },
  {
    path: '/transactions',
    title: pageTitles.transactions,
    Screen: TransactionsScreen,
    modules: [['lists', 'TransactionsPage']],
  },
  { path: '/bets', title: pageTitles.bets, Screen: BetsScreen, modules: betsModules },
  { path: '/bet-history', title: pageTitles.bets, Screen: BetsScreen, modules: betsModules },
  {
    path: '/authtest',
    title: pageTitles.loginTest,
    Screen: LoginTestScreen,
    modules: [['account', 'LoginTestPage']],
    isAvailable: () => readSiteConfig().hasLoginTestPage === true,
  },
  { path: '/promotions', title: pageTitles.promotions, Screen: PromotionsPage },
  { path: '/vip', title: pageTitles.vip, Screen: VipPage },
  { path: '/bonuses', title: pageTitles.bonuses, Screen: BonusesPage },
  lazily('/provably-fair', pageTitles.provablyFair, ProvablyFairScreen),
  lazily('/__mf', pageTitles.passport, PassportScreen),
  footerPage('/affiliate', pageTitles.affiliate),
  footerPage('/privacy', pageTitles.privacy),
  footerPage('/terms', pageTitles.terms),
  footerPage('/responsible-gambling', pageTitles.responsibleGambling),
  footerPage('/contact', pageTitles.contact),
  footerPage('/help', pageTitles.help),
  footerPage('/gaming-helpline', pageTitles.gamingHelpline),
  footerPage('/live-support', pageTitles.liveSupport),
  footerPage('/betting-rules', pageTitles.bettingRules),
  footerPage('/rng', pageTitles.rng),
];

/** Anything else, inside the layout like every page. */
export const notFoundRoute: SiteRoute = { path: '*', title: pageTitles.notFound, Screen: NotFoundPage };

/** The title of a route, once its parameters are known. */
export const titleOfRoute = ({ title }: SiteRoute, params: RouteParams): string =>
  typeof title === 'string' ? title : title(params);
