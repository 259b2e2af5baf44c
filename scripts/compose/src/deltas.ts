/*
 * Compression dictionaries (RFC 9842): a browser keeps a release's script as the dictionary for the same script of later
 * releases, and gets the difference to it. nginx does the same by docker/nginx; one table of requests tests both.
 */

const scriptName = String.raw`([\w-]+)\.[0-9a-f]{10}\.js$`;
const scriptFile = new RegExp(`^${scriptName}`);
/** Such as `/lists/1.4.0-0123abcdef/LiveBets.0123456789.js`. */
const scriptPath = new RegExp(String.raw`^/([a-z][a-z0-9]*)/\d+\.\d+\.\d+[\w.+-]*-[0-9a-z]{10}/${scriptName}`);

/** The content encoding of a delta: zstd with a dictionary. */
export const deltaEncoding = 'dcz';

/** Name of a release's script without the hash of its content, which the same script has in every release. */
export const lastingName = (file: string): string | undefined => scriptFile.exec(file)?.[1];

/** Path of a delta from the site's root, without a leading slash. Slashes in the hash are folders, as file systems read them. */
export const deltaPath = (script: string, dictionaryHash: string): string =>
  `deltas${script}/${dictionaryHash}.${deltaEncoding}`.replace(/\/+/g, '/');

/**
 * How a static server answers a request for a release's script.
 *
 * @param path decoded path of the request
 * @returns `undefined` for any other path; else the headers of the answer, and the path of the delta that the browser
 * could decode, to be sent if it exists
 */
export function scriptAnswer(
  path: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { readonly headers: Readonly<Record<string, string>>; readonly delta: string | undefined } | undefined {
  const [, app, name] = scriptPath.exec(path) ?? [];
  if (app === undefined) return undefined;
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
  const isAccepted = /(?:^|[ ,])dcz(?:,|$)/.test(String(headers['accept-encoding']));
  return {
    headers: {
      'use-as-dictionary': `match="/${app}/*/${name}.*.js"`,
      vary: 'Accept-Encoding, Available-Dictionary',
    },
    delta: isAccepted && hash !== undefined ? deltaPath(path, hash) : undefined,
  };
}
