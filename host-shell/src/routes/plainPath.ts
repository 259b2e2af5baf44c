/** A path as rules compare it: in lower case, and without the slash at its end that names the same page. */
export const plainPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
