import type { AddressBook, BookEntry } from '@tessera/shared-contracts/extensions';
import type { AddressTools } from '../withdraw/recipient/useAddressTools';
import { durationText, messages, untilText } from './addressBook.messages';

/** A moment of the provider that is still to come; undefined if it is past or cannot be read: the provider decides then. */
export function futureMoment(text: string | null | undefined, now: number): number | undefined {
  const moment = Date.parse(text ?? '');
  return moment > now ? moment : undefined;
}

/** The entry with an address, however both are written. */
export function findEntry(
  entries: readonly BookEntry[],
  address: string,
  { canonicalAddress, splitXrpAddress }: AddressTools,
): BookEntry | undefined {
  const keyOf = (given: string, tag?: number | null) => {
    const xrp = splitXrpAddress(given);
    return `${xrp?.account ?? canonicalAddress(given)} ${tag ?? xrp?.tag ?? ''}`;
  };
  const key = keyOf(address);
  return entries.find((entry) => keyOf(entry.address, entry.tag) === key);
}

/** Why a withdrawal would be refused now, by the provider's clock; undefined if it would not, or if that is not known. */
export function refuseByBook(book: AddressBook, entry: BookEntry | undefined, now: number): string | undefined {
  if (entry !== undefined) {
    const until = futureMoment(entry.usableFrom, now);
    return until === undefined ? undefined : messages.entryHeld(entry.name, untilText(until, now));
  }
  // It may be one of these.
  if (book.addresses.unreadable > 0) return undefined;
  if (isOnlyInForce(book, now)) return messages.onlyOthers(durationText(book.waitSeconds * 1000));
  const until = futureMoment(book.holdUntil, now);
  return until === undefined ? undefined : messages.holdOthers(untilText(until, now));
}

/** Whether the switch still holds: it may have ended since the book was read. */
export const isOnlyInForce = ({ only, onlyUntil }: AddressBook, now: number): boolean =>
  only && !(Date.parse(onlyUntil ?? '') <= now);

/** How long an address that is added now waits; undefined if it does not. */
export function newAddressWait(book: AddressBook, now: number): string | undefined {
  if (isOnlyInForce(book, now)) return messages.waitsNew(durationText(book.waitSeconds * 1000));
  const until = futureMoment(book.holdUntil, now);
  return until === undefined ? undefined : messages.waitsUntil(untilText(until, now));
}
