import type { Coin } from '@tessera/shared-contracts/api';
import { dropInvisible } from '@tessera/shared-contracts/format';
import { writeTypedDecimal } from '@tessera/shared-contracts/money';
import { refuseRequest } from './refuseRequest';
import type { RecipientChecks } from './useAddressTools';

/** Pasted addresses and tags often contain white space, control or invisible characters, which are never valid. */
export const dropSpaces = (text: string): string => dropInvisible(text).replace(/[\s\p{Cc}]/gu, '');

/** The fields that a typed, pasted or scanned text fills. */
export interface FilledFields {
  readonly address: string;
  readonly tag?: string;
  readonly amount?: string;
}

/**
 * Reads a payment address (`bitcoin:…?amount=`), or an X-address as account and tag.
 *
 * @param text as of {@link dropSpaces}
 * @returns the fields; an unsupported request stays as it is and fails validation
 */
export function readTypedAddress(text: string, coin: Coin, checks: RecipientChecks): FilledFields {
  const { tools } = checks;
  const request = tools.readPaymentRequest(text);
  if (request !== undefined && ('unpayable' in request || refuseRequest(request, coin, checks) !== undefined)) {
    return { address: text };
  }
  const { address, amount, tag: asked } = request ?? { address: text };
  const { account = address, tag = asked } = tools.splitXrpAddress(address) ?? {};
  return {
    address: account,
    ...(tag !== undefined && { tag: String(tag) }),
    ...(amount !== undefined && { amount: writeTypedDecimal(amount) }),
  };
}
