import type { Transaction } from '../../database';
import { mailMessages } from '../../mail';
import { momentText } from '../../momentText';
import { noteHold } from '../../notices';
import type { Sandbox } from '../../sandbox';
import { findCoin } from '../coins';
import { walletMessages } from '../wallet.messages';
import type { Entry } from './entries';
import { type Standing, usableFrom } from './standing';

/** An address of the book as its player sees it. */
export const describeEntry = (standing: Standing, { userId: _, tag, addedAt, ...entry }: Entry) => ({
  ...entry,
  tag: tag === null ? null : Number(tag),
  addedAt: addedAt.toISOString(),
  usableFrom: usableFrom(standing, entry).toISOString(),
});

/** An address with its coin and network, in words. */
export const nameAddress = ({ currency, network, address, tag }: Entry) => ({
  coin: `${currency} (${findCoin(currency, network)?.network ?? network})`,
  address: tag === null ? address : walletMessages.withTag(address, Number(tag)),
});

/** Tells a player of a new address by mail and, once its hold has ended, if it has one, by the bell. */
export async function tellOfAddress(
  { outbox }: Pick<Sandbox, 'outbox'>,
  tx: Transaction,
  {
    to,
    entry,
    standing,
    link,
  }: { readonly to: string; readonly entry: Entry; readonly standing: Standing; readonly link: string },
): Promise<void> {
  const from = usableFrom(standing, entry);
  const isHeld = from > standing.at;
  if (isHeld) await noteHold(tx, entry.userId, entry.id);
  const facts = { name: entry.name, ...nameAddress(entry), from: isHeld ? momentText(from) : undefined };
  await outbox.add(tx, { to, ...mailMessages.addressAdded(facts, link) });
}
