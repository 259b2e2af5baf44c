/** The path of a request. */
export interface RequestPath {
  /** As requested, without the query: determines the page family. */
  readonly asked: string;
  /** Decoded, one character per byte, without empty and dot segments: used to find files. */
  readonly decoded: string;
}

/** Everything after the origin of a target that is an absolute URL. */
const behindOrigin = (target: string) => /^https?:\/\/[^/?#]+((?:[/?#].*)?)$/i.exec(target)?.[1];

const decodeBytes = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Resolves dot segments and merges slashes; `undefined` if the path leads out of the root. */
function normalize(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(segment)) segments.push(segment);
  }
  const isFolder = /\/\.{0,2}$/.test(path) && segments.length > 0;
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}

/**
 * Parses the target of a request as nginx does: `//` is `/`, and dot segments are resolved after decoding.
 *
 * @returns `undefined` for an invalid path: without a leading slash, with an incomplete escape or a NUL, or out of the root
 */
export function readRequestPath(target: string): RequestPath | undefined {
  const rest = behindOrigin(target);
  const [path = ''] = (rest ?? target).split(/[?#]/, 1);
  const asked = path === '' && rest !== undefined ? '/' : path;
  if (!asked.startsWith('/') || /%(?![0-9a-f]{2})|%00|\0/i.test(asked)) return undefined;
  const decoded = normalize(decodeBytes(asked));
  return decoded === undefined ? undefined : { asked, decoded };
}
