import { HttpError } from './httpError';

/** Message for an invalid `limit`. */
export const limitInvalid = (most: number) => `The limit is a number from 1 to ${most}.`;

/** Reads the `limit` of a query: how many rows to answer, all that an answer may have when absent. */
export function readLimit(text: string | undefined, most: number): number {
  if (text === undefined) return most;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most) throw new HttpError(400, limitInvalid(most));
  return limit;
}
