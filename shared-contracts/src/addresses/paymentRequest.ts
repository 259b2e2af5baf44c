import { asciiDigits } from '../format/typedText';
import { type Decimal, isPositiveDecimal, multiplyDecimals, parseDecimal } from '../money';
import { recognizeAddress } from './checkAddress';
import { type NetworkName, networks } from './networks';
import { largestDestinationTag } from './xrp';

/** What a payment address asks for, such as `bitcoin:bc1…?amount=0.1`. */
export interface PaymentRequest {
  readonly network: NetworkName;
  readonly address: string;
  /** Amount of the network's native coin. None where a token is asked for: its decimal places are not in the request. */
  readonly amount?: Decimal;
  /** Destination tag, on the XRP Ledger. */
  readonly tag?: number;
}

const weiPerEther = '0.000000000000000001';

/** Ethereum and its test networks; the same address on another chain is another account's for a custodian. */
const evmChains = ['1', '11155111', '17000', '560048'];

/**
 * Reads a payment address: BIP 21 (Bitcoin and its relatives), ERC-681 (Ethereum), Solana Pay, and `dt` of the XRP
 * Ledger, whose addresses may come without a scheme (`r…?dt=1`).
 *
 * @param text without white space around it
 * @returns `undefined` for a plain address, and for requests with a condition that is unknown here
 */
export function readPaymentRequest(text: string): PaymentRequest | undefined {
  const [, scheme = '', rest = ''] = /^(?:([a-z]+):(?:\/\/)?)?(.+)$/is.exec(text) ?? [];
  const [target = '', query] = splitOnce(rest, '?');
  if (scheme === '' && query === undefined) return undefined;
  const parameters = readParameters(query ?? '');
  if ([...parameters.keys()].some((key) => key.startsWith('req-'))) return undefined;

  const address = readAddress(scheme.toLowerCase(), target, parameters);
  const network = address === undefined ? undefined : recognizeAddress(address)?.network;
  if (address === undefined || network === undefined) return undefined;
  if (scheme !== '' && !networks[network].schemes.some((each) => each === scheme.toLowerCase())) return undefined;
  const amount = asksForToken(target, parameters) ? undefined : readRequestedAmount(network, parameters);
  const tag = network === 'xrp' ? readDestinationTag(parameters.get('dt') ?? '') : undefined;
  return { network, address, ...(amount !== undefined && { amount }), ...(tag !== undefined && { tag }) };
}

/** Reads a destination tag as typed: decimal digits of any script only, at most 32 bits. */
export function readDestinationTag(text: string): number | undefined {
  const digits = asciiDigits(text);
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const tag = Number(digits);
  return tag <= largestDestinationTag ? tag : undefined;
}

const splitOnce = (text: string, separator: string): [string, string | undefined] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

/** QR codes in capitals are shorter, so that the names of parameters come in either case. */
const readParameters = (query: string): ReadonlyMap<string, string> =>
  new Map([...new URLSearchParams(query)].map(([key, value]) => [key.toLowerCase(), value]));

function readAddress(scheme: string, target: string, parameters: ReadonlyMap<string, string>): string | undefined {
  if (scheme === 'ethereum') return readEvmRecipient(target, parameters);
  // The prefix is part of a Bitcoin Cash address.
  const isCash = networks.bitcoinCash.schemes.some((prefix) => prefix === scheme);
  return isCash ? `${scheme}:${target.toLowerCase()}` : target;
}

/** The recipient of `[pay-]address[@chain][/function]`: in a transfer of a token, the address before it is the token's. */
function readEvmRecipient(target: string, parameters: ReadonlyMap<string, string>): string | undefined {
  const [, address, chain, call] = /^(?:pay-)?([^@/]+)(?:@(\d+))?(?:\/(\w*))?$/.exec(target) ?? [];
  if (chain !== undefined && !evmChains.includes(chain)) return undefined;
  if (call === undefined || call === '') return address;
  return call === 'transfer' ? parameters.get('address') : undefined;
}

const asksForToken = (target: string, parameters: ReadonlyMap<string, string>): boolean =>
  /\/\w/.test(target) || parameters.has('spl-token') || parameters.has('token');

function readRequestedAmount(network: NetworkName, parameters: ReadonlyMap<string, string>): Decimal | undefined {
  const unit = network === 'evm' ? weiPerEther : '1';
  const amount = parseDecimal(parameters.get(network === 'evm' ? 'value' : 'amount'));
  return amount !== undefined && isPositiveDecimal(amount) ? multiplyDecimals(amount, unit) : undefined;
}
