import * as tools from '@tessera/shared-contracts/addresses';
import { aCoin } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { cleanAddress, readTypedAddress } from './readTypedAddress';

const bitcoin = aCoin({ symbol: 'BTC', network: 'Bitcoin' });
const ether = aCoin({ symbol: 'ETH', network: 'Ethereum' });
const tether = aCoin({ symbol: 'USDT', network: 'ERC-20' });
const xrp = aCoin({ symbol: 'XRP', network: 'XRP Ledger' });
const btcAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ethAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';

test.each([
  [bitcoin, btcAddress, { address: btcAddress }],
  [bitcoin, `bitcoin:${btcAddress}?amount=0.1`, { address: btcAddress, amount: '0.1' }],
  [ether, `ethereum:${ethAddress}?value=5e17`, { address: ethAddress, amount: '0.5' }],
  // Another coin's amount is not taken over: of ether for a token, of bitcoin for ether.
  [tether, `ethereum:${ethAddress}?value=5e17`, { address: ethAddress }],
  [ether, `bitcoin:${btcAddress}?amount=0.1`, { address: btcAddress }],
  [xrp, `${account}?dt=7`, { address: account, tag: '7' }],
  [xrp, `xrp:${account}?amount=2&dt=7`, { address: account, tag: '7', amount: '2' }],
  [xrp, 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD28Sq49uo34VyjnmK5H', { address: account, tag: '12345' }],
  [bitcoin, 'bitcoin:bc1qw', { address: 'bitcoin:bc1qw' }],
  [bitcoin, 'nope', { address: 'nope' }],
])('%j with %s fills %j', (coin, text, fields) => {
  expect(readTypedAddress(text, coin, tools)).toEqual(fields);
});

test('white space, control, direction and zero-width characters never survive', () => {
  const unseen = fc.constantFrom(
    ...[
      ' ',
      '\n',
      '\t',
      '\u00a0',
      '\u00ad',
      '\u0000',
      '\u200b',
      '\u200d',
      '\u200e',
      '\u202e',
      '\u2060',
      '\u2069',
      '\ufeff',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: btcAddress.length }), unseen)), (inserted) => {
      let text = btcAddress;
      for (const [at, character] of inserted) text = text.slice(0, at) + character + text.slice(at);
      expect(cleanAddress(text)).toBe(btcAddress);
    }),
  );
});
