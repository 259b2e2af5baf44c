/**
 * Checks of crypto addresses. About 20 kB including the hash functions, so pages load it when an address is typed:
 * `import('@tessera/shared-contracts/addresses')`.
 */
export { addressMessages } from './addresses.messages';
export { base58check, xrpBase58check } from './base58';
export {
  type AddressVerdict,
  canonicalAddress,
  checkAddress,
  describeLoss,
  hasChecksum,
  networkTitle,
  type RecognizedAddress,
  recognizeAddress,
} from './checkAddress';
export { writeEvmChecksum } from './evm';
export { type LossOfPayment, tokenContracts } from './lostAddresses';
export type { NetworkKind } from './networkKind';
export { type CoinOnNetwork, isNativeCoin, type NetworkName, networkOf } from './networks';
export { readDestinationTag, readPaymentRequest } from './paymentRequest';
export type { PaymentRequest, UnpayableRequest } from './requested';
export { joinXrpAddress, largestDestinationTag, splitXrpAddress, type XrpDestination } from './xrp';
