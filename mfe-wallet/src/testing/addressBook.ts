import type { SchemaInput } from '@tessera/shared-contracts/testing';
import { ownAddress } from './withdrawPage';

const hourMs = 3_600_000;
/** A moment some hours from now, as the provider writes it. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

type Book = SchemaInput<'readAddresses'>;
type Entry = Exclude<Book['addresses'], null | undefined>[number];

/** An address of the book, of the first of the coins of tests; it can be used. */
export const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: 'cold',
  name: 'Cold storage',
  currency: 'BTC',
  network: 'BTC',
  address: ownAddress,
  tag: null,
  addedAt: inHours(-48),
  usableFrom: inHours(-48),
  ...changes,
});

/** A player's address book: empty, and nothing is held. */
export const aBook = (changes: Partial<Book> = {}): Book => ({
  only: false,
  onlyUntil: null,
  holdUntil: null,
  addresses: [],
  waitSeconds: 86_400,
  proof: 'password',
  ...changes,
});
