import { pipe, record, string, transform } from 'valibot';

/** Parameters of the site's `/provably-fair`; those that no link may contain are left out. */
export const verificationSchema = pipe(
  record(string(), string()),
  transform((entries) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([name, value]) => /^[a-zA-Z]{1,32}$/.test(name) && value.length <= 256)
        .slice(0, 16),
    ),
  ),
);
