/** Timing of one request, by the page's clock. */
export interface TimedRequest {
  readonly url: string;
  readonly initiator: string;
  readonly startMs: number;
  readonly firstByteMs: number;
  readonly endMs: number;
  /** Transferred bytes, with headers; 0 for cached responses. */
  readonly bytes: number;
}

/** Kinds of bytes that are counted. */
export const byteKinds = ['page', 'script', 'style', 'font', 'picture', 'api', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

const endings: readonly (readonly [ByteKind, RegExp])[] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['font', /\.woff2$/],
  ['picture', /\.(svg|webp|png|ico)$/],
];

/** The kind of a request's bytes. */
export function kindOf({ url, initiator }: Pick<TimedRequest, 'url' | 'initiator'>, siteOrigin: string): ByteKind {
  const { origin, pathname } = new URL(url);
  const byEnding = endings.find(([, ending]) => ending.test(pathname))?.[0];
  if (initiator === 'navigation') return 'page';
  return byEnding ?? (origin === siteOrigin ? 'other' : 'api');
}

/** Transferred bytes by kind. */
export function bytesByKind(requests: readonly TimedRequest[], siteOrigin: string): Readonly<Record<ByteKind, number>> {
  const sums = Object.fromEntries(byteKinds.map((kind) => [kind, 0])) as Record<ByteKind, number>;
  for (const request of requests) sums[kindOf(request, siteOrigin)] += request.bytes;
  return sums;
}

/**
 * How many requests had to follow each other: the largest number that can be picked so that each starts after the response
 * to the previous one. A page counts as complete with its first byte, since it is parsed while it loads. Cached responses
 * cost no round trip. Two that merely happened one after the other count as well, so this is an upper bound.
 *
 * @param untilMs requests that ended later are ignored
 */
export function roundTripsInSeries(requests: readonly TimedRequest[], untilMs: number): number {
  const answered = requests
    .filter(({ bytes, endMs }) => bytes > 0 && endMs <= untilMs)
    .map(({ initiator, startMs, firstByteMs, endMs }) => ({
      startMs,
      answeredMs: initiator === 'navigation' ? firstByteMs : endMs,
    }))
    .sort((a, b) => a.answeredMs - b.answeredMs);
  let count = 0;
  let lastAnswerMs = Number.NEGATIVE_INFINITY;
  // Greedy choice of the one that ends first: it leaves most room for others.
  for (const { startMs, answeredMs } of answered) {
    if (startMs < lastAnswerMs) continue;
    count += 1;
    lastAnswerMs = answeredMs;
  }
  return count;
}

/** The scripts that were fetched more than once: a hint that does not match its load is wasted. */
export function fetchedTwice(requests: readonly TimedRequest[]): readonly string[] {
  const fetched = requests
    .filter(({ url, bytes }) => bytes > 0 && new URL(url).pathname.endsWith('.js'))
    .map(({ url }) => url);
  return [...new Set(fetched.filter((url, index) => fetched.indexOf(url) !== index))];
}
