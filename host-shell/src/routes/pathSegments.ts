/** Anybody can link to any address: a segment is the name of something, of which modules make texts and calls. */
const isName = (segment: string) => segment.length <= 200 && !/^\.{1,2}$|\p{Cc}/u.test(segment);

/**
 * The decoded segments of a path, without empty ones, so that a trailing slash names the same page.
 *
 * @returns `undefined` when a `%` in it does not begin an escape, or a segment is no name; such a path matches no page
 */
export function pathSegments(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.every(isName) ? segments : undefined;
  } catch {
    return undefined;
  }
}
