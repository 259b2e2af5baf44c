import type { Coin } from '@tessera/shared-contracts/api';
import { isOfCoin } from '../coins/coinOf';
import type { AddressTools } from '../withdraw/recipient/useAddressTools';
import { useAddressBook } from './addressBook.api';
import { findEntry, refuseByBook } from './bookRules';
import { useProviderNow } from './useProviderNow';

/** The address book as the withdraw form sees it. */
export type BookOfForm = ReturnType<typeof useBookOfForm>;

/** The addresses of the book for a coin, and what holds for its withdrawals now. */
export function useBookOfForm(coin: Coin, coins: readonly Coin[]) {
  const state = useAddressBook();
  const book = state.status === 'ready' ? state.book : undefined;
  const now = useProviderNow(book);
  const entries = book?.addresses.readable.filter((entry) => isOfCoin(entry, coin, coins)) ?? [];
  return {
    state,
    book,
    now,
    entries,
    /** The entry with an address that a withdrawal would be sent to. */
    find: (address: string, tools: AddressTools) => findEntry(entries, address, tools),
    /** Why a withdrawal to an address would be refused; undefined as well if that is not known. */
    refuse: (address: string, tools: AddressTools) =>
      book && refuseByBook(book, findEntry(entries, address, tools), now),
  };
}
