export { matchRoute, type RouteMatch } from './matchRoute';
export { pageTitles } from './routes.messages';
export { titleOfRoute } from './routeTable';
export { useHeadingFocus } from './useHeadingFocus';
export { useIntentPreload } from './useIntentPreload';
export { useScrollRestoration } from './useScrollRestoration';
