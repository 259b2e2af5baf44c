import { pathSegments } from './pathSegments';
import { notFoundRoute, routeTable, type SiteRoute } from './routeTable';
import type { RouteParams } from './screen';

/** A route with what the address filled its parameters with. */
export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: RouteParams;
}

/**
 * Finds the page that a path names. It is a plain function, because the title, the preloading on intent and the render
 * all ask the same question, and only one of them happens inside a component. An unknown or malformed path, and that of
 * a page that this site does not have, is the not-found page.
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = pathSegments(pathname);
  if (segments !== undefined) {
    for (const route of routeTable) {
      const params = match(route.path, segments);
      if (params !== undefined && route.isAvailable?.() !== false) return { route, params };
    }
  }
  return { route: notFoundRoute, params: {} };
}

function match(path: string, segments: readonly string[]): RouteParams | undefined {
  const pattern = path.split('/').filter((part) => part !== '');
  if (pattern.length !== segments.length) return undefined;
  const params = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params.set(part.slice(1), segment);
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return Object.fromEntries(params);
}
