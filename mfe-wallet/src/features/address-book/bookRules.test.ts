import * as tools from '@tessera/shared-contracts/addresses';
import type { AddressBook, BookEntry } from '@tessera/shared-contracts/extensions';
import { aCoin } from '@tessera/shared-contracts/testing';
import { someCoins } from '../../testing/coins';
import { isOfCoin } from '../coins/coinOf';
import { durationText } from './addressBook.messages';
import { findEntry, futureMoment, newAddressWait, refuseByBook } from './bookRules';

const now = Date.parse('2026-06-15T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const btc = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';

const entry = (changes: Partial<BookEntry> = {}): BookEntry => ({
  id: 'e',
  name: 'Cold',
  currency: 'BTC',
  network: 'BTC',
  address: btc,
  tag: null,
  addedAt: at(-1),
  usableFrom: at(-1),
  ...changes,
});
const book = (changes: Partial<AddressBook> = {}): AddressBook => ({
  only: false,
  onlyUntil: undefined,
  holdUntil: undefined,
  addresses: { readable: [], unreadable: 0 },
  waitSeconds: 86_400,
  proof: 'password',
  ...changes,
});

test.each([
  ['any address while nothing holds', book(), undefined, undefined],
  ['an address that has waited, whatever holds', book({ only: true, holdUntil: at(9) }), entry(), undefined],
  ['an address on hold', book(), entry({ usableFrom: at(23) }), /^Cold is on hold until .*\(in 23 hours\)/],
  ['another address with only the book', book({ only: true }), undefined, /not in your address book.*after 24 hours/],
  ['another address once that has ended', book({ only: true, onlyUntil: at(-1) }), undefined, undefined],
  ['another address after a change of the security', book({ holdUntil: at(3) }), undefined, /security.*in 3 hours/],
  ['another address after that hold', book({ holdUntil: at(-1) }), undefined, undefined],
  ['a hold whose end cannot be read', book({ holdUntil: 'soon' }), entry({ usableFrom: 'later' }), undefined],
  [
    'what may be one of the addresses that cannot be read',
    book({ only: true, addresses: { readable: [], unreadable: 1 } }),
    undefined,
    undefined,
  ],
])('decides on %s', (_what, held, found, refusal) => {
  const words = refuseByBook(held, found, now);
  if (refusal === undefined) expect(words).toBeUndefined();
  else expect(words).toMatch(refusal);
});

test.each([
  [entry(), someCoins[0], true],
  [entry({ currency: 'usdt', network: 'TRC20' }), someCoins[2], true],
  [entry({ currency: 'USDT', network: 'TRC20' }), someCoins[1], false],
  [entry({ currency: 'ETH' }), someCoins[0], false],
])('%j belongs to the coin %j: %p', (given, coin, expected) => {
  expect(isOfCoin(given, coin ?? aCoin(), someCoins)).toBe(expected);
});

test('finds an entry in another spelling, and never with another tag', () => {
  const tagged = entry({ currency: 'XRP', address: account, tag: 12 });
  expect(findEntry([entry()], btc.toUpperCase(), tools)?.name).toBe('Cold');
  expect(findEntry([tagged], tools.joinXrpAddress({ account, tag: 12 }, 'test'), tools)).toBe(tagged);
  expect(findEntry([tagged], account, tools)).toBeUndefined();
});

test('says how long a new address waits', () => {
  expect(newAddressWait(book(), now)).toBeUndefined();
  expect(newAddressWait(book({ only: true }), now)).toMatch(/after 24 hours/);
  expect(newAddressWait(book({ holdUntil: at(2) }), now)).toMatch(/in 2 hours/);
});

test.each([
  [86_400_000, '24 hours'],
  [3_600_000, '60 minutes'],
  [59_000, '1 minute'],
])('%d ms is %s', (ms, words) => {
  expect(durationText(ms)).toBe(words);
});

test.each(['', 'NaN', null, undefined, at(0)])('%p is no moment to come', (text) => {
  expect(futureMoment(text, now)).toBeUndefined();
});
