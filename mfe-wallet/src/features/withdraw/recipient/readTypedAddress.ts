import type { Coin } from '@tessera/shared-contracts/api';
import type { AddressTools } from './useAddressTools';

/** No address has white space, control or zero-width characters; a pasted one often contains some. */
export const cleanAddress = (text: string): string => text.replace(/[\s\p{Control}\p{Format}]/gu, '');

/** The fields that a typed, pasted or scanned text fills. */
export interface FilledFields {
  readonly address: string;
  readonly tag?: string;
  readonly amount?: string;
}

/**
 * Reads a payment address (`bitcoin:…?amount=`), or an X-address as account and tag.
 *
 * @param text cleaned by {@link cleanAddress}
 * @returns the fields; the amount only where it is one of the picked coin
 */
export function readTypedAddress(text: string, coin: Coin, tools: AddressTools): FilledFields {
  const request = tools.readPaymentRequest(text);
  const address = request?.address ?? text;
  const { account = address, tag = request?.tag } = tools.splitXrpAddress(address) ?? {};
  const isForCoin = tools.isNativeCoin(coin) && tools.networkOf(coin) === request?.network;
  return {
    address: account,
    ...(tag !== undefined && { tag: String(tag) }),
    ...(isForCoin && request?.amount !== undefined && { amount: request.amount }),
  };
}
