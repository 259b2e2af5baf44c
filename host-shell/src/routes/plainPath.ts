/** Normalizes a path for comparison: lower case, without trailing slash. */
export const plainPath = (pathname: string): string => pathname.replace(/(?<=^\/|[^/])\/+$/, '').toLowerCase();
