import { asciiDigits } from '../format/typedText';
import { recognizeAddress } from './checkAddress';
import { type Parameters, readCoinAndAmount } from './coinAndAmount';
import { readEvmRequest } from './evmRequest';
import { networks } from './networks';
import type { PaymentRequest, UnpayableRequest } from './requested';
import { largestDestinationTag, splitXrpAddress } from './xrp';

/**
 * Reads a payment address: BIP 21 (Bitcoin and its relatives), ERC-681 (Ethereum), Solana Pay, and the tag of the XRP
 * Ledger, which allows addresses without a scheme (`r…?dt=1`).
 *
 * @param text without white space around it
 * @returns `undefined` for any other text, such as a plain or an unfinished address
 */
export function readPaymentRequest(text: string): PaymentRequest | UnpayableRequest | undefined {
  const [, scheme = '', rest = ''] = /^(?:([a-z]+):(?:\/\/)?)?(.+)$/is.exec(text) ?? [];
  const [target = '', query] = splitOnce(rest, '?');
  if (scheme === '' && query === undefined) return undefined;
  const parameters = readParameters(query ?? '');
  if ('unpayable' in parameters) return parameters;
  if (scheme.toLowerCase() === 'lightning') return { unpayable: 'scheme', what: 'lightning' };
  return scheme.toLowerCase() === 'ethereum'
    ? readEvmRequest(target, parameters)
    : readRequest(scheme.toLowerCase(), target, parameters);
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

/**
 * Parameter names are case-insensitive, since QR codes in capitals are shorter. Two different amounts make the request
 * unpayable.
 */
function readParameters(query: string): Parameters | UnpayableRequest {
  const parameters = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase();
    const former = parameters.get(name) ?? value;
    if (amountNames.includes(name) && former !== value) return { unpayable: 'amount', what: `${former}, ${value}` };
    parameters.set(name, value);
  }
  return parameters;
}

const amountNames = ['amount', 'value', 'uint256'];

/** Names of the parameter with the destination tag, the usual one first. */
const tagNames = ['dt', 'tag', 'destinationtag', 'destination_tag'];
/** Names of the parameter with the token: of Solana Pay, and of wallets. */
const tokenNames = ['spl-token', 'token', 'asset', 'currency'];

/** The distinct values of these parameters. */
const valuesOf = (parameters: Parameters, names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => parameters.get(name) ?? [])),
];

function readRequest(
  scheme: string,
  target: string,
  parameters: Parameters,
): PaymentRequest | UnpayableRequest | undefined {
  // The prefix is part of a Bitcoin Cash address.
  const isCash = networks.bitcoinCash.schemes.some((prefix) => prefix === scheme);
  const address = isCash ? `${scheme}:${target.toLowerCase()}` : target;
  const network = recognizeAddress(address)?.network;
  if (network === undefined) return undefined;
  if (scheme !== '' && !networks[network].schemes.some((each) => each === scheme)) {
    return { unpayable: 'scheme', what: scheme };
  }
  const coin = valuesOf(parameters, tokenNames)[0];
  const isNative = coin?.toUpperCase() === networks[network].symbol;
  const asked = readCoinAndAmount(network, isNative ? undefined : coin, parameters);
  if ('unpayable' in asked) return asked;
  const [tag, otherTag] = network === 'xrp' ? valuesOf(parameters, tagNames) : [];
  if (tag === undefined) return { network, address, ...asked };
  const read = readDestinationTag(tag);
  const { tag: own = read } = splitXrpAddress(address) ?? {};
  return read === undefined || own !== read || otherTag !== undefined
    ? { unpayable: 'tag', what: otherTag === undefined ? tag : `${tag}, ${otherTag}` }
    : { network, address, ...asked, tag: read };
}
