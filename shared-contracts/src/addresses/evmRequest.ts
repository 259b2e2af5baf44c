import { type Parameters, readCoinAndAmount } from './coinAndAmount';
import { isEvmAddress } from './evm';
import type { NetworkKind } from './networkKind';
import type { PaymentRequest, UnpayableRequest } from './requested';

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

/** Reads `[pay-]address[@chain][/function]`: in a transfer of a token, the address before it is the token's. */
export function readEvmRequest(target: string, parameters: Parameters): PaymentRequest | UnpayableRequest | undefined {
  const [, first = '', chain, call = ''] = /^(?:pay-)?([^@/]+)(?:@(\d+))?(?:\/(\w*))?$/.exec(target) ?? [];
  if (!isEvmAddress(first)) return undefined;
  const kind = chain === undefined ? undefined : evmChains.get(chain);
  if (chain !== undefined && kind === undefined) {
    return { unpayable: 'chain', what: otherChains.get(chain) ?? `chain ${chain}` };
  }
  if (call !== '' && call !== 'transfer') return { unpayable: 'call', what: call };
  const address = call === '' ? first : (parameters.get('address') ?? '');
  if (!isEvmAddress(address)) return undefined;
  const asked = readCoinAndAmount('evm', call === '' ? undefined : first, parameters);
  return 'unpayable' in asked ? asked : { network: 'evm', address, ...(kind && { kind }), ...asked };
}
