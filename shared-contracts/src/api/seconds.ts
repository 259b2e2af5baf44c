import { fallback, maxValue, minValue, number, optional, pipe } from 'valibot';

/** Seconds, at most a day; any other value is ignored. */
export const secondsSchema = fallback(optional(pipe(number(), minValue(0), maxValue(86_400))), undefined);
