import { readSiteConfig } from '@tessera/shared-contracts/config';
import { notFoundPage, type Page, pages } from './pages';
import { pathSegments } from './pathSegments';
import type { RouteParams } from './screen';

/** A page with what the address filled its parameters with. */
export interface RouteMatch {
  readonly page: Page;
  readonly params: RouteParams;
}

const rows: readonly Page[] = Object.values(pages);

/**
 * Finds the page that a path names. It is a plain function, because the title, the preloading on intent and the render
 * all ask the same question, and only one of them happens inside a component. An unknown or malformed path, and that of
 * a page that this site does not have, is the not-found page.
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = pathSegments(pathname);
  if (segments !== undefined) {
    for (const page of rows) {
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
