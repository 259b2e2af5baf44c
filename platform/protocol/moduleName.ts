import { pipe, regex, string } from 'valibot';

/** Name of an exposed module. */
export const moduleNameSchema = pipe(string(), regex(/^[A-Z]\w*$/));
