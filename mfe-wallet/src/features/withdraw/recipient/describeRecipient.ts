import { messages } from './recipient.messages';
import type { AddressTools } from './useAddressTools';

const shownEnd = 6;
/** Shortens an address, or another long text, to its ends. */
export const shorten = (text: string): string =>
  text.length > 3 * shownEnd ? `${text.slice(0, shownEnd)}…${text.slice(-shownEnd)}` : text;

/** The first characters of an address, which are the same for many or all addresses of its network. */
const commonStart = /^(0x|[a-z]+1[qp]|([a-z]+:)?[qp](?=.{41})|.)/;

/** Start and end of an address as address-poisoning attacks imitate them: people compare no more. */
function endsOf(address: string): string {
  const rest = address.replace(commonStart, '');
  return `${rest.slice(0, 2)}…${rest.slice(-4)}`;
}

/** Finds the known address that another one imitates: the same ends, but not equal. */
export function findLookAlike(
  address: string,
  known: readonly string[],
  { canonicalAddress }: AddressTools,
): string | undefined {
  const own = canonicalAddress(address);
  const others = known.map(canonicalAddress);
  if (others.includes(own)) return undefined;
  return others.find((other) => endsOf(other).toLowerCase() === endsOf(own).toLowerCase());
}

/** Whether two addresses belong to the same recipient, in any spelling and with any destination tag. */
export function isSameAccount(a: string, b: string, { canonicalAddress, splitXrpAddress }: AddressTools): boolean {
  const accountOf = (address: string) => splitXrpAddress(address)?.account ?? canonicalAddress(address);
  return accountOf(a) === accountOf(b);
}

/** The most severe warning about a valid address, if any. */
export function warnAbout(
  address: string,
  { known, saved, ownAddress }: { known: readonly string[]; saved: readonly string[]; ownAddress: string | undefined },
  tools: AddressTools,
): string | undefined {
  if (ownAddress !== undefined && isSameAccount(address, ownAddress, tools)) return messages.own;
  const imitated = findLookAlike(address, saved, tools);
  if (imitated !== undefined) return messages.lookAlikeSaved(shorten(imitated));
  const lookAlike = findLookAlike(address, known, tools);
  return lookAlike === undefined ? undefined : messages.lookAlike(shorten(lookAlike));
}

/** Further hints about a valid address, as sentences. */
export function hintAbout(address: string, known: readonly string[], tools: AddressTools): string | undefined {
  const isKnown = known.map(tools.canonicalAddress).includes(tools.canonicalAddress(address));
  const sentences = [!isKnown && messages.firstTime, !tools.hasChecksum(address) && messages.noChecksum];
  return sentences.filter(Boolean).join(' ') || undefined;
}
