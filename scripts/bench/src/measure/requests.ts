/** One request, by the page's clock. */
export interface TimedRequest {
  readonly url: string;
  readonly isPage: boolean;
  readonly startMs: number;
  /** Transferred bytes, with headers; 0 for cached responses. */
  readonly bytes: number;
}

const isScript = ({ url }: TimedRequest) => new URL(url).pathname.endsWith('.js');

/** Transferred bytes: all, and of these the page itself and its scripts. */
export function countBytes(requests: readonly TimedRequest[]) {
  const sum = (counted: readonly TimedRequest[]) => counted.reduce((total, { bytes }) => total + bytes, 0);
  return {
    all: sum(requests),
    page: sum(requests.filter(({ isPage }) => isPage)),
    script: sum(requests.filter(isScript)),
  };
}

/** The scripts that were fetched more than once: a hint that does not match its load is wasted. */
export function fetchedTwice(requests: readonly TimedRequest[]): readonly string[] {
  const fetched = requests.filter((request) => request.bytes > 0 && isScript(request)).map(({ url }) => url);
  return [...new Set(fetched.filter((url, index) => fetched.indexOf(url) !== index))];
}
