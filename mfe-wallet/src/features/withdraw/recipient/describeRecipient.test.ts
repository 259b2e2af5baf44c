import * as tools from '@tessera/shared-contracts/addresses';
import { findLookAlike, hintAbout, warnAbout } from './describeRecipient';
import { messages } from './recipient.messages';

const evm = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const evmImitated = `0x5aae${'0'.repeat(32)}eaed`;
const btc = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const sol = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const tagged = tools.joinXrpAddress({ account, tag: 1 }, 'test');

test.each([
  ['the same ends', evmImitated, [evm], evm],
  ['the same ends in another case', evmImitated, [tools.writeEvmChecksum(evm.slice(2))], evm],
  ['the same address', evm, [evm], undefined],
  ['the same address in another case', evm, [tools.writeEvmChecksum(evm.slice(2))], undefined],
  ['the same address beside an imitation of it', evm, [evmImitated, evm], undefined],
  ['only the same end', `0x77ae${'0'.repeat(32)}eaed`, [evm], undefined],
  ['only the same beginning', `0x5aae${'0'.repeat(32)}1234`, [evm], undefined],
  ['a beginning that all addresses have', `tb1q${'0'.repeat(34)}jzsx`, [btc], undefined],
  ['the ends of a witness', `tb1qw5${'0'.repeat(32)}jzsx`, [btc], btc],
  ['the ends of a Solana account', `7Ec${'1'.repeat(36)}FLtV`, [sol], sol],
  ['nothing known', evm, [], undefined],
])('finds a look-alike by %s', (_what, address, known, expected) => {
  const found = findLookAlike(address, known, tools);
  expect(found?.toLowerCase()).toBe(expected?.toLowerCase());
});

const nothing = { known: [], saved: [], ownAddress: undefined };

test.each([
  ['the player’s own deposit address', btc, { ...nothing, ownAddress: btc.toUpperCase() }, messages.own],
  ['the player’s own account with any tag', tagged, { ...nothing, ownAddress: account }, messages.own],
  ['no other deposit address', btc, { ...nothing, ownAddress: evm }, undefined],
  ['a look-alike', evmImitated, { ...nothing, known: [evm] }, messages.lookAlike('0x5aAe…1BeAed')],
  ['a look-alike of the book', evmImitated, { ...nothing, saved: [evm] }, messages.lookAlikeSaved('0x5aAe…1BeAed')],
  ['a new address', btc, nothing, undefined],
])('warns of %s', (_what, address, facts, warning) => {
  expect(warnAbout(address, facts, tools)).toBe(warning);
});

test.each([
  ['a new address', btc, [], messages.firstTime],
  ['a known address', btc, [btc.toUpperCase()], undefined],
  ['a new address without a checksum', sol, [], `${messages.firstTime} ${messages.noChecksum}`],
  ['a known address without a checksum', evm, [tools.writeEvmChecksum(evm.slice(2))], messages.noChecksum],
  ['a known account under another tag', tagged, [account], messages.firstTime],
])('gives hints about %s', (_what, address, known, hint) => {
  expect(hintAbout(address, known, tools)).toBe(hint);
});
