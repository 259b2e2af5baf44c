export { matchRoute, type RouteMatch } from './matchRoute';
export { modulesOf, playerStart, titleOf } from './pages';
export { preloadRoute } from './preloadRoute';
export { pageTitles } from './routes.messages';
export { PageScreen } from './screens';
export { useHeadingFocus } from './useHeadingFocus';
export { useIntentPreload } from './useIntentPreload';
export { useScrollRestoration } from './useScrollRestoration';
export { useSearchShortcut } from './useSearchShortcut';
