import { findUserByEmail } from '../../auth';
import type { Queries } from '../../database';

/** The id of a seeded player. */
export async function idOf(queries: Queries, { email }: { readonly email: string }): Promise<string> {
  const user = await findUserByEmail(queries, email);
  if (user === undefined) throw new Error(`${email} is not seeded.`);
  return user.id;
}
