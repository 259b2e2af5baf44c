import { bytesByKind, fetchedTwice, kindOf, roundTripsInSeries, type TimedRequest } from './requests';

const site = 'https://127.0.0.1:4700';
const aRequest = (given: Partial<TimedRequest>): TimedRequest => ({
  url: `${site}/a.0123456789.js`,
  initiator: 'script',
  startMs: 0,
  firstByteMs: 0,
  endMs: 0,
  bytes: 100,
  ...given,
});

test.each([
  [`${site}/transactions`, 'navigation', 'page'],
  [`${site}/wallet/1-a/entry.0123456789.js`, 'link', 'script'],
  [`${site}/fonts/geologica.woff2`, 'css', 'font'],
  [`${site}/assets/logo.0123456789.svg?x=1`, 'img', 'picture'],
  ['https://127.0.0.1:4703/assets/games/dice.webp', 'img', 'picture'],
  ['https://127.0.0.1:4703/api/v1/games', 'fetch', 'api'],
  [`${site}/wallet/mf-manifest.json`, 'fetch', 'other'],
])('%s, asked for by %s, is of the kind %s', (url, initiator, kind) => {
  expect(kindOf({ url, initiator }, site)).toBe(kind);
});

test('adds up bytes by kind', () => {
  const bytes = bytesByKind(
    [aRequest({}), aRequest({ bytes: 20 }), aRequest({ url: `${site}/a.css`, bytes: 3 })],
    site,
  );
  expect(bytes).toMatchObject({ script: 120, style: 3, page: 0 });
});

const page = aRequest({ initiator: 'navigation', startMs: 0, firstByteMs: 100, endMs: 130 });

test('parallel requests are one round trip', () => {
  const both = [aRequest({ startMs: 110, endMs: 300 }), aRequest({ startMs: 115, endMs: 400 })];
  expect(roundTripsInSeries([page, ...both], 1_000)).toBe(2);
});

test('manifest, entry and chunk in sequence are three', () => {
  const chain = [
    aRequest({ startMs: 110, endMs: 300 }),
    aRequest({ startMs: 310, endMs: 500 }),
    aRequest({ startMs: 500, endMs: 700 }),
  ];
  expect(roundTripsInSeries([page, ...chain], 1_000)).toBe(4);
});

test('a long request parallel to a chain does not hide it', () => {
  const chain = [aRequest({ startMs: 110, endMs: 300 }), aRequest({ startMs: 310, endMs: 500 })];
  expect(roundTripsInSeries([page, aRequest({ startMs: 105, endMs: 600 }), ...chain], 1_000)).toBe(3);
});

test('neither cached nor late requests count', () => {
  const cached = aRequest({ startMs: 110, endMs: 111, bytes: 0 });
  const late = aRequest({ startMs: 900, endMs: 1_100 });
  expect(roundTripsInSeries([page, cached, late], 1_000)).toBe(1);
});

test('detects that a hint and its load were two fetches', () => {
  const hinted = aRequest({ initiator: 'link' });
  expect(fetchedTwice([hinted, aRequest({})])).toEqual([hinted.url]);
  expect(fetchedTwice([hinted, aRequest({ bytes: 0 }), aRequest({ url: `${site}/b.js` })])).toEqual([]);
});
