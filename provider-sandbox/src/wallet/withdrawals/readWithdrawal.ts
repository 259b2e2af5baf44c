import { checkAddress, describeLoss, splitXrpAddress } from '@tessera/shared-contracts/addresses';
import type { exactNumber } from '@tessera/shared-contracts/api/schema';
import { coinPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { HttpError } from '../../http/httpError';
import { readAmount } from '../amounts';
import { type CoinOnNetwork, networkKind, networksOf } from '../coins';
import { walletMessages } from '../wallet.messages';

/** What a player asks for. */
export interface Withdrawal {
  readonly coin: CoinOnNetwork;
  readonly amount: Decimal;
  readonly address: string;
}

/** Reads the requested withdrawal; refuses what could never be paid. */
export function readWithdrawal(body: {
  readonly currency: string;
  readonly amount: ReturnType<typeof exactNumber>;
  readonly address: string;
}): Withdrawal {
  const address = body.address.trim();
  if (address === '' || body.currency.trim() === '') throw new HttpError(400, walletMessages.fieldsMissing);
  const networks = networksOf(body.currency.trim());
  const [first] = networks;
  if (first === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  const amount = readAmount(body.amount.toString(), coinPlaces(first.symbol));
  return { coin: requireAddress(networks, address), amount, address };
}

/** The first of the networks that an address is of. @throws HttpError 400 if it is of none, or payments to it would be lost */
export function requireAddress(networks: readonly CoinOnNetwork[], address: string): CoinOnNetwork {
  const verdicts = networks.map((entry) => checkAddress(entry, address, networkKind));
  const coin = networks[verdicts.indexOf('valid')];
  if (coin !== undefined) return coin;
  const loss = verdicts.map(describeLoss).find((words) => words !== undefined);
  throw new HttpError(400, loss ?? walletMessages.addressInvalid(networks.map(({ network }) => network)));
}

/** An address as people compare it: an X-address of the XRP Ledger as account and destination tag. */
export function describeDestination(address: string): string {
  const { account = address, tag } = splitXrpAddress(address) ?? {};
  return tag === undefined ? account : walletMessages.withTag(account, tag);
}
