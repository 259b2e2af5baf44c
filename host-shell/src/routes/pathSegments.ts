/**
 * The decoded segments of a path, without empty ones, so that a trailing slash names the same page.
 *
 * @returns `undefined` when a `%` in it does not begin an escape; such a path matches no page
 */
export function pathSegments(pathname: string): readonly string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
