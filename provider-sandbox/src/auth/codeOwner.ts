import type { Sandbox } from '../sandbox';
import type { User } from './users';

/**
 * Id under which the codes for an e-mail address and their wrong tries are stored: that of its player, else one derived from
 * the address. Codes for an address without a player are stored and counted as any others, and never mailed, so that neither
 * status, text nor time of an answer tells which addresses have players.
 */
export const codeOwner = ({ secret }: Sandbox, user: User | undefined, email: string): string =>
  user?.id ?? secret.mac('code-owner', email.trim().toLowerCase()).toString('hex').slice(0, 24);
