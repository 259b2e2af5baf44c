import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered } from '@tessera/workbench/state';
import { bitcoinAddress, xrpAccount } from './sampleCoins';

/** A day after the start of every state's clock, less an hour. */
export const tomorrow = '2026-06-16T11:00:30.000Z';
const past = '2026-06-01T12:00:00.000Z';

export const savedAddress = {
  id: 'cold',
  name: 'Cold storage',
  currency: 'BTC',
  network: 'BTC',
  address: bitcoinAddress,
  tag: null,
  addedAt: past,
  usableFrom: past,
};
export const exchange = {
  ...savedAddress,
  id: 'exchange',
  name: 'Exchange',
  currency: 'XRP',
  network: 'XRP',
  address: xrpAccount,
  tag: 12,
};
export const held23Hours = { ...savedAddress, id: 'new', name: 'Ledger', usableFrom: tomorrow };

/** The provider answers with an address book. */
export const tellsBook = (book: object) =>
  answered(extensionCalls.readAddresses, {
    only: false,
    onlyUntil: null,
    holdUntil: null,
    addresses: [],
    waitSeconds: 86_400,
    proof: 'password',
    ...book,
  });
