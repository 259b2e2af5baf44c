/** The path that a request asks for. */
export interface RequestPath {
  /** As it was asked for, without what follows the question mark: what the family of a page is chosen by. */
  readonly asked: string;
  /** Decoded, each byte a character, without empty and dot segments: what files are found by. */
  readonly decoded: string;
}

/** Path, query and all of a target that is a whole address. */
const behindOrigin = (target: string) => /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];

const decodeBytes = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Resolves dot segments and joins slashes; `undefined` for what leads out of the root. */
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
 * Reads the target of a request as nginx does: `//` is `/`, and dot segments are resolved once everything is decoded.
 *
 * @returns `undefined` for what is no path: it lacks the slash, has half an escape or a NUL, or leads out of the root
 */
export function readRequestPath(target: string): RequestPath | undefined {
  const rest = behindOrigin(target);
  const [path = ''] = (rest ?? target).split(/[?#]/, 1);
  const asked = path === '' && rest !== undefined ? '/' : path;
  if (!asked.startsWith('/') || /%(?![0-9a-f]{2})|%00|\0/i.test(asked)) return undefined;
  const decoded = normalize(decodeBytes(asked));
  return decoded === undefined ? undefined : { asked, decoded };
}
