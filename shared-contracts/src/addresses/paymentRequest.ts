import { asciiDigits } from '../format/typedText';
import { type Decimal, isPositiveDecimal, multiplyDecimals, parseDecimal } from '../money';
import { recognizeAddress } from './checkAddress';
import { isEvmAddress } from './evm';
import { type NetworkKind, type NetworkName, networks } from './networks';
import { largestDestinationTag, splitXrpAddress } from './xrp';

/** What a payment address asks for, such as `bitcoin:bc1…?amount=0.1`. */
export interface PaymentRequest {
  readonly network: NetworkName;
  readonly address: string;
  /** Whether it is for the main network or for a test network, where it names the chain. */
  readonly kind?: NetworkKind;
  /** Symbol of the coin to pay, or the name of a token that is unknown here, such as its contract. None: any of the network. */
  readonly coin?: string;
  readonly amount?: Decimal;
  /** Destination tag, on the XRP Ledger. */
  readonly tag?: number;
}

/** A payment address that asks for what a withdrawal cannot do, and the part of it that says so. */
export interface UnpayableRequest {
  readonly unpayable: 'scheme' | 'chain' | 'call' | 'condition' | 'amount' | 'tag';
  readonly what: string;
}

type Parameters = ReadonlyMap<string, string>;

const weiPerEther = '0.000000000000000001';

/** Ethereum and its test networks; the same address on another chain is another account's for a custodian. */
const evmChains: ReadonlyMap<string, NetworkKind> = new Map([
  ['1', 'main'],
  ['11155111', 'test'],
  ['17000', 'test'],
  ['560048', 'test'],
]);

/** Names of the other chains that wallets offer most. */
const otherChains: ReadonlyMap<string, string> = new Map([
  ['10', 'Optimism'],
  ['56', 'BNB Smart Chain'],
  ['137', 'Polygon'],
  ['8453', 'Base'],
  ['42161', 'Arbitrum'],
  ['43114', 'Avalanche'],
]);

/** The contracts of Tether, the one token whose withdrawal the site knows, and the unit of amounts in their requests. */
const tokens: Partial<
  Record<NetworkName, { readonly coin: string; readonly contract: string; readonly unit: Decimal }>
> = {
  evm: { coin: 'USDT', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', unit: '0.000001' },
  tron: { coin: 'USDT', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL6otSzgjLj6t', unit: '1' },
  solana: { coin: 'USDT', contract: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', unit: '1' },
};

/** Parameters by which a recipient recognises a payment. A withdrawal cannot carry them, and without them it may be lost. */
const marks = ['memo', 'reference'];

/**
 * Reads a payment address: BIP 21 (Bitcoin and its relatives), ERC-681 (Ethereum), Solana Pay, and `dt` of the XRP
 * Ledger, whose addresses may come without a scheme (`r…?dt=1`).
 *
 * @param text without white space around it
 * @returns `undefined` for what is no payment address, such as a plain or an unfinished address
 */
export function readPaymentRequest(text: string): PaymentRequest | UnpayableRequest | undefined {
  const [, scheme = '', rest = ''] = /^(?:([a-z]+):(?:\/\/)?)?(.+)$/is.exec(text) ?? [];
  const [target = '', query] = splitOnce(rest, '?');
  if (scheme === '' && query === undefined) return undefined;
  const parameters = readParameters(query ?? '');
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

/** QR codes in capitals are shorter, so that the names of parameters come in either case. */
const readParameters = (query: string): Parameters =>
  new Map([...new URLSearchParams(query)].map(([key, value]) => [key.toLowerCase(), value]));

/** Reads `[pay-]address[@chain][/function]`: in a transfer of a token, the address before it is the token's. */
function readEvmRequest(target: string, parameters: Parameters): PaymentRequest | UnpayableRequest | undefined {
  const [, first = '', chain, call = ''] = /^(?:pay-)?([^@/]+)(?:@(\d+))?(?:\/(\w*))?$/.exec(target) ?? [];
  if (!isEvmAddress(first)) return undefined;
  const kind = chain === undefined ? undefined : evmChains.get(chain);
  if (chain !== undefined && kind === undefined) {
    return { unpayable: 'chain', what: otherChains.get(chain) ?? `chain ${chain}` };
  }
  if (call !== '' && call !== 'transfer') return { unpayable: 'call', what: call };
  const address = call === '' ? first : (parameters.get('address') ?? '');
  if (!isEvmAddress(address)) return undefined;
  const asked = readAsked('evm', call === '' ? undefined : first, parameters);
  return 'unpayable' in asked ? asked : { network: 'evm', address, ...(kind && { kind }), ...asked };
}

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
  const coin = parameters.get('spl-token') ?? parameters.get('token') ?? parameters.get('currency');
  const isNative = coin?.toUpperCase() === networks[network].symbol;
  const asked = readAsked(network, isNative ? undefined : coin, parameters);
  if ('unpayable' in asked) return asked;
  const tag = network === 'xrp' ? parameters.get('dt') : undefined;
  if (tag === undefined) return { network, address, ...asked };
  const read = readDestinationTag(tag);
  const { tag: own = read } = splitXrpAddress(address) ?? {};
  return read === undefined || own !== read
    ? { unpayable: 'tag', what: tag }
    : { network, address, ...asked, tag: read };
}

/** The coin and the amount that are asked for, on conditions that a withdrawal meets. */
function readAsked(
  network: NetworkName,
  contract: string | undefined,
  parameters: Parameters,
): Pick<PaymentRequest, 'coin' | 'amount'> | UnpayableRequest {
  const condition = [...parameters.keys()].find((key) => key.startsWith('req-') || marks.includes(key));
  if (condition !== undefined) return { unpayable: 'condition', what: condition };
  const token = contract === undefined ? undefined : tokens[network];
  const isKnown = token !== undefined && isSameContract(network, token.contract, contract);
  if (contract !== undefined && !isKnown) return { coin: contract };
  const ofEvm = isKnown ? 'uint256' : 'value';
  const unit = isKnown ? token.unit : network === 'evm' ? weiPerEther : '1';
  const typed = parameters.get(network === 'evm' ? ofEvm : 'amount');
  const amount = typed === undefined ? '0' : parseDecimal(typed);
  if (typed !== undefined && (amount === undefined || amount.startsWith('-'))) {
    return { unpayable: 'amount', what: typed };
  }
  const hasAmount = amount !== undefined && isPositiveDecimal(amount);
  return {
    ...(isKnown ? { coin: token.coin } : hasAmount && { coin: networks[network].symbol }),
    ...(hasAmount && { amount: multiplyDecimals(amount, unit) }),
  };
}

/** Of addresses, only Ethereum's have several spellings without prefix. */
const isSameContract = (network: NetworkName, own: string, contract: string | undefined): boolean =>
  network === 'evm' ? own.toLowerCase() === contract?.toLowerCase() : own === contract;
