/**
 * Parses a date and time of an answer: ISO 8601, years 1 to 9999. Browsers accept almost any text as a date, and format
 * years before 1 like years after it. A time without a zone is in UTC: a server does not know the player's zone, which
 * browsers would use.
 *
 * @returns milliseconds since 1970, or `undefined` when it is not one
 */
export function readMoment(iso: string): number | undefined {
  const text = /T[\d:.]+$/.test(iso) ? `${iso}Z` : iso;
  const epochMs = /^(?!0000)\d{4}-\d\d-\d\d(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : epochMs;
}
