/**
 * Reads a moment of an answer: ISO 8601, of the years 1 to 9999. Browsers find a date in almost any text, and write a year
 * before the first as one after it.
 *
 * @returns milliseconds since 1970, or `undefined` when it is no such moment
 */
export function readMoment(iso: string): number | undefined {
  const epochMs = /^(?!0000)\d{4}-\d\d-\d\d(T|$)/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : epochMs;
}
