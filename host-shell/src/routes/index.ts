export { matchRoute, type RouteMatch } from './matchRoute';
export { paths } from './paths';
export { pageTitles } from './routes.messages';
export { routeTable, type SiteRoute, titleOfRoute } from './routeTable';
export type { RouteParams, ScreenProps } from './screen';
export { useHeadingFocus } from './useHeadingFocus';
export { useIntentPreload } from './useIntentPreload';
export { useScrollRestoration } from './useScrollRestoration';
