import type { Queries } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { walletMessages } from '../wallet.messages';
import type { Withdrawal } from '../withdrawals/readWithdrawal';
import { findEntry } from './entries';
import { openFrom, readStanding, usableFrom } from './standing';

const hasBook = ({ config }: Pick<Sandbox, 'config'>): boolean => config.extensions.includes('address-book');

/** Holds a player's book until the transaction ends, before anything of a withdrawal is held, as changes of the security do. */
export async function holdBook(sandbox: Sandbox, tx: Queries, userId: string): Promise<void> {
  if (hasBook(sandbox)) await readStanding(sandbox, tx, userId, 'for share');
}

/**
 * Checks that a withdrawal may go to its address now.
 *
 * @throws HttpError 403 that says until when it may not, and what is possible
 */
export async function requireAllowed(
  sandbox: Sandbox,
  tx: Queries,
  userId: string,
  { coin, address }: Withdrawal,
): Promise<void> {
  if (!hasBook(sandbox)) return;
  const standing = await readStanding(sandbox, tx, userId, 'for share');
  const { at, only, onlyUntil } = standing;
  const entry = await findEntry(tx, userId, coin, address);
  const from = entry === undefined ? openFrom(standing) : usableFrom(standing, entry);
  if (from !== undefined && from <= at) return;
  const until = from && { until: from.toISOString() };
  if (entry !== undefined && from !== undefined) {
    throw new HttpError(403, walletMessages.addressOnHold(entry.name, from), until);
  }
  if (only || from === undefined) throw new HttpError(403, walletMessages.bookOnly(onlyUntil), until);
  throw new HttpError(403, walletMessages.securityChanged(from), until);
}
