import type { PaymentRequest, UnpayableRequest } from '@tessera/shared-contracts/addresses';
import type { Coin } from '@tessera/shared-contracts/api';
import { shorten } from './describeRecipient';
import { messages } from './recipient.messages';
import type { RecipientChecks } from './useAddressTools';

/** Matches a coin's symbol, but not a token's contract. */
const symbol = /^[A-Z]{2,6}$/i;

/** Why a withdrawal of the picked coin cannot pay a request; `undefined` if it can. */
export function refuseRequest(
  request: PaymentRequest | UnpayableRequest,
  picked: Coin,
  { tools, networkKind }: RecipientChecks,
): string | undefined {
  const chosen = picked.network ? messages.coinOn(picked.symbol, picked.network) : picked.symbol;
  if ('unpayable' in request) {
    const what = shorten(request.what);
    if (request.unpayable === 'scheme' || request.unpayable === 'chain') {
      return messages.otherRequest(messages.paymentOn(what), chosen);
    }
    return messages.unpayable[request.unpayable](what);
  }
  const { network, address, kind, coin, amount } = request;
  const isAnyCoin = coin === undefined && kind === undefined;
  const isOfCoin = coin === undefined || coin === picked.symbol.toUpperCase();
  const isOfNetwork = tools.networkOf(picked) === network && (kind === undefined || kind === networkKind);
  const verdict = tools.checkAddress(picked, address, networkKind);
  const loss = tools.describeLoss(verdict);
  if (loss !== undefined) return loss;
  if (isOfCoin && isOfNetwork && verdict === 'valid') return undefined;
  const recognized = tools.recognizeAddress(address);
  if (recognized !== undefined && (isAnyCoin || (isOfCoin && isOfNetwork))) {
    return messages.otherNetwork(tools.networkTitle(recognized), picked.network || picked.name);
  }
  const title = tools.networkTitle({ network, kinds: [kind ?? 'main'] });
  if (coin === undefined) return messages.otherRequest(messages.paymentOn(title), chosen);
  const name = symbol.test(coin) ? coin : messages.token(shorten(coin));
  return messages.otherRequest(messages.coinOn(amount === undefined ? name : `${amount} ${name}`, title), chosen);
}
