import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder and the path prefix of its files. */
export interface Mount {
  /** With a slash at both ends. */
  readonly prefix: string;
  readonly folder: string;
}

/** A file as it is served. */
export interface ServedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const year = 31_536_000;
const isForEver = (file: string) => /\.[0-9a-f]{10}\.\w+$/.test(file) || /(^|\/)fonts\//.test(file);

/**
 * Reads all files into memory, so that no variant waits for the disk. Serves the brotli copy of files that the build
 * compressed; names with a hash are cached for ever, all others are revalidated each time.
 */
export function readFiles(mounts: readonly Mount[]): ReadonlyMap<string, ServedFile> {
  return new Map(
    mounts.flatMap(({ prefix, folder }) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => types[path.extname(file)] !== undefined && statSync(path.join(folder, file)).isFile())
        .map((file) => [`${prefix}${file}`, readServed(folder, file)] as const),
    ),
  );
}

function readServed(folder: string, file: string): ServedFile {
  const full = path.join(folder, file);
  const compressed = statSync(`${full}.br`, { throwIfNoEntry: false });
  const { size, mtimeMs } = statSync(full);
  return {
    body: readFileSync(compressed === undefined ? full : `${full}.br`),
    headers: {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': isForEver(file) ? `public, max-age=${year}, immutable` : 'no-cache',
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      ...(compressed !== undefined && { 'content-encoding': 'br' }),
    },
  };
}
