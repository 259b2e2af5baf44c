/** Events on `window` that neither browsers nor this contract name, and that apps may use all the same. */
export const externalEvents = [
  // Browser wallets, https://eips.ethereum.org/EIPS/eip-6963
  'eip6963:announceProvider',
  'eip6963:requestProvider',
] as const;
