import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { HomePage } from '../home';
import { BonusesPage, NotFoundPage, PlaceholderPage, PromotionsPage, VipPage } from '../pages';
import { type LazyScreen, lazyScreen } from './lazyScreen';
import { modulesOf, type Page } from './pages';
import { RemoteScreen } from './RemoteScreen';
import type { ScreenName, ScreenProps } from './screen';

const screens: Readonly<Record<ScreenName, ComponentType<ScreenProps> | LazyScreen>> = {
  home: HomePage,
  placeholder: PlaceholderPage,
  promotions: PromotionsPage,
  vip: VipPage,
  bonuses: BonusesPage,
  provablyFair: lazyScreen(() => import('../provably-fair').then((module) => module.ProvablyFairPage), {
    isPrerendered: true,
  }),
  affiliate: lazyScreen(() => import('../owner-texts').then((module) => module.AffiliatePage)),
  privacy: lazyScreen(() => import('../privacy').then((module) => module.PrivacyPage)),
  terms: lazyScreen(() => import('../owner-texts').then((module) => module.TermsPage)),
  accessibility: lazyScreen(() => import('../accessibility').then((module) => module.AccessibilityPage)),
  help: lazyScreen(() => import('../support').then((module) => module.HelpPage), { isPrerendered: true }),
  contact: lazyScreen(() => import('../support').then((module) => module.ContactPage)),
  responsibleGambling: lazyScreen(() => import('../support').then((module) => module.ResponsibleGamblingPage), {
    isPrerendered: true,
  }),
  helpline: lazyScreen(() => import('../support').then((module) => module.HelplinePage), { isPrerendered: true }),
  bettingRules: lazyScreen(() => import('../rules').then((module) => module.BettingRulesPage), {
    isPrerendered: true,
  }),
  rng: lazyScreen(() => import('../rules').then((module) => module.RngPage), { isPrerendered: true }),
  diagnostics: lazyScreen(() => import('../diagnostics').then((module) => module.DiagnosticsPage)),
  notFound: NotFoundPage,
};

/** Screens with code of their own that show everybody the same, and are prerendered with their content. */
export const prerenderedScreens = (Object.keys(screens) as ScreenName[]).filter((name) => {
  const Screen = screens[name];
  return 'isPrerendered' in Screen && Screen.isPrerendered;
});

/** Content of a page. */
export function PageScreen({ page, ...props }: ScreenProps & { readonly page: Page }) {
  if ('movedTo' in page) return <Navigate to={page.movedTo} replace />;
  if ('module' in page) return <RemoteScreen page={page} {...props} />;
  const Screen = screens[page.screen];
  return <Screen {...props} />;
}

/** Whether a page begins without its content: that of remotes, or code of its own that is not prerendered. */
export function isAwaited(page: Page): boolean {
  if (modulesOf(page).length > 0 || !('screen' in page)) return true;
  const Screen = screens[page.screen];
  return 'preload' in Screen && !Screen.isPrerendered;
}

/** Preloads a page's own code, where it is not part of the shell's script. */
export async function preloadScreen(page: Page): Promise<void> {
  if ('screen' in page) await preloadScreenNamed(page.screen);
}

/** Preloads a screen's code, where it is not part of the shell's script. */
export async function preloadScreenNamed(name: ScreenName): Promise<void> {
  const Screen = screens[name];
  if ('preload' in Screen) await Screen.preload();
}
