import type { Coin } from '@tessera/shared-contracts/api';
import { messages } from './recipient.messages';
import { refuseRequest } from './refuseRequest';
import type { AddressTools, RecipientChecks } from './useAddressTools';

/** The recipient as typed. */
export interface TypedRecipient {
  readonly coin: Coin;
  readonly address: string;
  /** Destination tag, on the XRP Ledger; empty without one. */
  readonly tag: string;
}

/** Errors of a recipient, by field. */
export interface RecipientErrors {
  readonly address?: string;
  readonly tag?: string;
}

/** Whether a coin's withdrawals may have a destination tag. */
export const hasDestinationTag = (coin: Coin, { networkOf }: AddressTools): boolean => networkOf(coin) === 'xrp';

/**
 * Why a complete address or payment request is refused: it is not for the picked coin, or what is sent to it is lost.
 * Incomplete ones have no message, so that none appears while typing.
 */
export function describeMismatch(coin: Coin, address: string, checks: RecipientChecks) {
  const { tools, networkKind } = checks;
  const request = tools.readPaymentRequest(address);
  if (request !== undefined) return refuseRequest(request, coin, checks);
  const verdict = tools.checkAddress(coin, address, networkKind);
  if (verdict !== 'invalid') return tools.describeLoss(verdict);
  const recognized = tools.recognizeAddress(address);
  if (recognized === undefined) return undefined;
  const [theirs, chosen] = [tools.networkTitle(recognized), coin.network || coin.name];
  // The same name: the provider's coins are of another kind than configured.
  return theirs === chosen ? undefined : messages.otherNetwork(theirs, chosen);
}

/**
 * Checks address and tag.
 *
 * @returns the address to send to: with a tag an X-address, so that no provider can drop the tag
 */
export function checkRecipient(
  { coin, address, tag }: TypedRecipient,
  checks: RecipientChecks,
): { readonly address: string } | { readonly errors: RecipientErrors } {
  const { tools, networkKind } = checks;
  const mismatch = describeMismatch(coin, address, checks);
  // On an unknown network, the provider validates.
  if (mismatch !== undefined || tools.checkAddress(coin, address, networkKind) === 'invalid') {
    return { errors: { address: mismatch ?? messages.wrongAddress(coin.network || coin.name) } };
  }
  if (tag === '' || !hasDestinationTag(coin, tools)) return { address };
  const destination = tools.splitXrpAddress(address);
  const typed = tools.readDestinationTag(tag);
  if (typed === undefined || destination === undefined) return { errors: { tag: messages.wrongTag } };
  if (destination.tag !== undefined && destination.tag !== typed) {
    return { errors: { tag: messages.tagTwice(destination.tag) } };
  }
  return { address: tools.joinXrpAddress({ account: destination.account, tag: typed }, networkKind) };
}
