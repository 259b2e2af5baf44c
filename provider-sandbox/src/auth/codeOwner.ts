import type { Sandbox } from '../sandbox';
import { foldCase, type User } from './users';

/**
 * Id under which the codes for an e-mail address and their wrong tries are stored: the player's id, else an id derived
 * from the address. Codes for an address without a player are stored and counted as any others, and never mailed, so
 * that neither status, text nor time of an answer tells which addresses have players.
 */
export async function codeOwner({ database, secret }: Sandbox, user: User | undefined, email: string): Promise<string> {
  const folded = await foldCase(database, email);
  return user?.id ?? secret.mac('code-owner', folded).toString('hex').slice(0, 24);
}
