/**
 * Checks of crypto addresses. About 20 kB including the hash functions, so pages load it when somebody types an address:
 * `import('@tessera/shared-contracts/addresses')`.
 */
export { base58check, xrpBase58check } from './base58';
export { type AddressVerdict, checkAddress } from './checkAddress';
export { writeEvmChecksum } from './evm';
export { type CoinOnNetwork, type NetworkName, networkOf } from './networks';
