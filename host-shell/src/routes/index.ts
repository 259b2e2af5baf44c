export { matchRoute, type RouteMatch } from './matchRoute';
export { preloadRoute } from './preloadRoute';
export { pageTitles } from './routes.messages';
export { titleOfRoute } from './routeTable';
export { useHeadingFocus } from './useHeadingFocus';
export { useIntentPreload } from './useIntentPreload';
export { useScrollRestoration } from './useScrollRestoration';
