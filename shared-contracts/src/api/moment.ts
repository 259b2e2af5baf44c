/**
 * Parses a date and time of an answer: ISO 8601, years 1 to 9999. Browsers accept almost any text as a date, and format
 * years before 1 like years after it.
 *
 * @returns milliseconds since 1970, or `undefined` when it is not one
 */
export function readMoment(iso: string): number | undefined {
  const epochMs = /^(?!0000)\d{4}-\d\d-\d\d(T|$)/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : epochMs;
}
