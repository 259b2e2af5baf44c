import { subtractDecimals } from '@tessera/shared-contracts/money';
import { queryOne, type Transaction } from '../../database';
import { mailMessages } from '../../mail';
import type { Sandbox } from '../../sandbox';
import { findCoin } from '../coins';
import { hashOf } from '../hash';
import { describeDestination } from './readWithdrawal';

/** Mails a player what has become of a withdrawal, where the extension tells it on the site, too. */
export async function mailAbout(
  { config, outbox }: Pick<Sandbox, 'config' | 'outbox'>,
  tx: Transaction,
  id: string,
  { state, reason }: { readonly state: 'sent' | 'done' | 'refused' | 'failed'; readonly reason?: string | undefined },
): Promise<void> {
  if (!config.extensions.includes('withdrawals')) return;
  const row = await queryOne<{
    email: string;
    currency: string;
    network: string;
    amount: string;
    fee: string;
    to: string;
  }>(
    tx,
    `select email, currency, network, trim_scale(amount)::text as amount, trim_scale(coalesce(fee, 0))::text as fee, address as to
     from transactions join users on users.id = user_id where transactions.id = $1`,
    [id],
  );
  if (row === undefined) return;
  const { email, ...facts } = row;
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
  await outbox.add(tx, { to: email, ...letter });
}
