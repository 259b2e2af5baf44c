const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** A file in the folder of a release, which never changes. */
const isImmutable = (key: string) => /^[a-z][a-z0-9]*\/\d+\.\d+\.\d[\w.+-]*-[0-9a-z]+\//.test(key);

/** Headers with which a bucket serves an object. */
export interface ObjectHeaders {
  readonly ContentType: string;
  readonly ContentEncoding?: string;
  readonly CacheControl: string;
}

/** The headers of an object, by its key. */
export function headersOf(key: string): ObjectHeaders {
  const [, file = key, , compression = ''] = /^(.*?)(\.(br|gz))?$/s.exec(key) ?? [];
  const encoding = encodings[compression];
  return {
    ContentType: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(encoding !== undefined && { ContentEncoding: encoding }),
    CacheControl: isImmutable(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
