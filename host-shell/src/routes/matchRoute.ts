import { readSiteConfig } from '@tessera/shared-contracts/config';
import { declaredRows } from './declaredRows';
import { notFoundPage, type Page, pages } from './pages';
import { pathSegments } from './pathSegments';
import type { RouteParams } from './screen';

/** A page with the values of its parameters in the address. */
export interface RouteMatch {
  readonly page: Page;
  readonly params: RouteParams;
}

const rows: readonly Page[] = Object.values(pages);

/**
 * Finds the page of a path. It is a plain function, because the title, the preloading on intent and the render all need
 * it, and only one of them happens inside a component. Unknown and malformed paths, and those of pages that this site
 * does not have, give the not-found page.
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = pathSegments(pathname);
  if (segments !== undefined) {
    for (const page of [...rows, ...declaredRows()]) {
      const params = match(page.path, segments);
      if (params !== undefined && isAvailable(page)) return { page, params };
    }
  }
  return { page: notFoundPage, params: {} };
}

const isAvailable = ({ setting }: Page): boolean => setting === undefined || readSiteConfig()[setting] === true;

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
