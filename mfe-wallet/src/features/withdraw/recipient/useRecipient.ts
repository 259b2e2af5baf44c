import type { Coin } from '@tessera/shared-contracts/api';
import type { BookOfForm } from '../../address-book/useBookOfForm';
import { readNetworkKind } from '../../coins/networkKind';
import { checkRecipient, describeMismatch, hasDestinationTag } from './checkRecipient';
import { hintAbout } from './describeRecipient';
import { useRecentAddresses } from './recentAddresses';
import type { AddressTools, RecipientChecks } from './useAddressTools';

/** What the form shows about the typed recipient; incomplete until the address validation has loaded. */
export function useRecipient(
  { userId, coin, address, tag, book }: { userId: string; coin: Coin; address: string; tag: string; book: BookOfForm },
  tools: AddressTools | undefined,
) {
  const { recent, forget } = useRecentAddresses(userId);
  if (tools === undefined) return { known: [], saved: [], forget, isTagShown: false } as const;
  const checks: RecipientChecks = { tools, networkKind: readNetworkKind() };
  const isOfCoin = (each: string) => tools.checkAddress(coin, each, checks.networkKind) === 'valid';
  const known = recent.filter(isOfCoin);
  const checked = isOfCoin(address) ? checkRecipient({ coin, address, tag }, checks) : undefined;
  const complete = checked !== undefined && 'address' in checked ? checked.address : undefined;
  const saved = book.entries.map((entry) => entry.address);
  const entry = complete === undefined ? undefined : book.find(complete, tools);
  return {
    /** Addresses of the book for the coin. */
    saved,
    /** The one that is typed. */
    entry,
    /** Addresses of the picked coin's network that the player has used on this device. */
    known,
    forget,
    isTagShown: hasDestinationTag(coin, tools),
    /** The address to send to, once it is valid. */
    complete,
    mismatch: describeMismatch(coin, address, checks) ?? (complete && book.refuse(complete, tools)),
    hint: complete && hintAbout(complete, [...known, ...(entry ? [complete] : [])], tools),
  };
}
