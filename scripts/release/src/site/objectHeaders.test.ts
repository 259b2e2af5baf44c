import { headersOf } from './objectHeaders';

const forEver = 'public, max-age=31536000, immutable';

test.each<[string, object]>([
  ['lists/1.0.0-0123abcdef/entry.js', { ContentType: 'text/javascript; charset=utf-8', CacheControl: forEver }],
  [
    'lists/1.0.0-0123abcdef/entry.js.br',
    { ContentType: 'text/javascript; charset=utf-8', ContentEncoding: 'br', CacheControl: forEver },
  ],
  ['lists/1.0.0-0123abcdef/art/a.webp', { ContentType: 'image/webp', CacheControl: forEver }],
  [
    'revisions/00000001-0123abcd/pages/at.html.gz',
    { ContentType: 'text/html; charset=utf-8', ContentEncoding: 'gzip', CacheControl: 'no-cache' },
  ],
  ['revisions/00000001-0123abcd/registry.json', { ContentType: 'application/json', CacheControl: 'no-cache' }],
  ['current', { ContentType: 'application/octet-stream', CacheControl: 'no-cache' }],
])('%s', (key, expected) => {
  expect(headersOf(key)).toEqual(expected);
});
