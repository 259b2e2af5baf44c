import { type Decimal, isPositiveDecimal, multiplyDecimals, parseDecimal } from '../money';
import { type NetworkName, networks } from './networks';
import type { PaymentRequest, UnpayableRequest } from './requested';

/** Parameters of a payment address, by their names in lower case. */
export type Parameters = ReadonlyMap<string, string>;

const weiPerEther = '0.000000000000000001';

/** The contracts of Tether, the only token that can be withdrawn, and the unit of amounts in payment requests. */
const tokens: Partial<
  Record<NetworkName, { readonly coin: string; readonly contract: string; readonly unit: Decimal }>
> = {
  evm: { coin: 'USDT', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', unit: '0.000001' },
  tron: { coin: 'USDT', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL6otSzgjLj6t', unit: '1' },
  solana: { coin: 'USDT', contract: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', unit: '1' },
};

/** Parameters by which a recipient recognises a payment. A withdrawal cannot carry them, and without them it may be lost. */
const recipientMarks = ['memo', 'reference'];

/** The requested coin and amount, if a withdrawal can meet the conditions. */
export function readCoinAndAmount(
  network: NetworkName,
  token: string | undefined,
  parameters: Parameters,
): Pick<PaymentRequest, 'coin' | 'amount'> | UnpayableRequest {
  const condition = [...parameters.keys()].find((key) => key.startsWith('req-') || recipientMarks.includes(key));
  if (condition !== undefined) return { unpayable: 'condition', what: condition };
  const known = token === undefined ? undefined : tokens[network];
  const isKnown =
    known !== undefined && (isSameContract(network, known.contract, token) || token?.toUpperCase() === known.coin);
  if (token !== undefined && !isKnown) return { coin: token };
  const evmAmountKey = isKnown ? 'uint256' : 'value';
  const unit = isKnown ? known.unit : network === 'evm' ? weiPerEther : '1';
  const typed = parameters.get(network === 'evm' ? evmAmountKey : 'amount');
  const amount = typed === undefined ? '0' : parseDecimal(typed);
  if (typed !== undefined && (amount === undefined || amount.startsWith('-'))) {
    return { unpayable: 'amount', what: typed };
  }
  const hasAmount = amount !== undefined && isPositiveDecimal(amount);
  return {
    ...(isKnown ? { coin: known.coin } : hasAmount && { coin: networks[network].symbol }),
    ...(hasAmount && { amount: multiplyDecimals(amount, unit) }),
  };
}

/** Only Ethereum addresses have several spellings without a prefix. */
const isSameContract = (network: NetworkName, own: string, token: string | undefined): boolean =>
  network === 'evm' ? own.toLowerCase() === token?.toLowerCase() : own === token;
