import { subtractDecimals } from '@tessera/shared-contracts/money';
import { queryOne, type Transaction } from '../../database';
import { mailMessages } from '../../mail';
import { wantsMail } from '../../notices';
import type { Sandbox } from '../../sandbox';
import { findCoin } from '../coins';
import { hashOf } from '../hash';
import { describeDestination } from './readWithdrawal';

/** Mails a player what has become of a withdrawal, where the extension tells it on the site, too, unless they want no such mail. */
export async function mailAbout(
  sandbox: Pick<Sandbox, 'config' | 'outbox'>,
  tx: Transaction,
  id: string,
  { state, reason }: { readonly state: 'sent' | 'done' | 'refused' | 'failed'; readonly reason?: string | undefined },
): Promise<void> {
  if (!sandbox.config.extensions.includes('withdrawals')) return;
  const row = await queryOne<{
    email: string;
    userId: string;
    currency: string;
    network: string;
    amount: string;
    fee: string;
    to: string;
  }>(
    tx,
    `select email, user_id as "userId", currency, network, trim_scale(amount)::text as amount, trim_scale(coalesce(fee, 0))::text as fee, address as to
     from transactions join users on users.id = user_id where transactions.id = $1`,
    [id],
  );
  if (row === undefined || !(await wantsMail(sandbox, tx, row.userId, 'mailWithdrawals'))) return;
  const { email, userId: _, ...facts } = row;
  const arrives = subtractDecimals(facts.amount, facts.fee);
  const letter = mailMessages.withdrawal[state](
    {
      ...facts,
      network: findCoin(facts.currency, facts.network)?.network ?? facts.network,
      arrives,
      to: describeDestination(facts.to),
      hash: hashOf(id),
    },
    reason,
  );
  await sandbox.outbox.add(tx, { to: email, ...letter });
}
