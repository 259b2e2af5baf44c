import * as tools from '@tessera/shared-contracts/addresses';
import { aCoin } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { checkRecipient, describeMismatch } from './checkRecipient';
import { dropSpaces, readTypedAddress } from './readTypedAddress';

const bitcoin = aCoin({ symbol: 'BTC', network: 'Bitcoin' });
const ether = aCoin({ symbol: 'ETH', network: 'Ethereum' });
const tether = aCoin({ symbol: 'USDT', network: 'ERC-20' });
const xrp = aCoin({ symbol: 'XRP', network: 'XRP Ledger' });
const btcAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ethAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';

const tagged = 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD28Sq49uo34VyjnmK5H';
const transfer = `/transfer?address=${ethAddress}&uint256=2500000`;
const tetherContract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const otherContract = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

test.each([
  [bitcoin, btcAddress, { address: btcAddress }],
  [bitcoin, `bitcoin:${btcAddress}?amount=0.1`, { address: btcAddress, amount: '0.1' }],
  [ether, `ethereum:${ethAddress}?value=5e17`, { address: ethAddress, amount: '0.5' }],
  [ether, `ethereum:${ethAddress}@1?value=5e17`, { address: ethAddress, amount: '0.5' }],
  [tether, `ethereum:${ethAddress}`, { address: ethAddress }],
  [tether, `ethereum:${tetherContract}@1${transfer}`, { address: ethAddress, amount: '2.5' }],
  [xrp, `${account}?dt=7`, { address: account, tag: '7' }],
  [xrp, `xrp:${account}?amount=2&dt=7`, { address: account, tag: '7', amount: '2' }],
  [xrp, tagged, { address: account, tag: '12345' }],
  [bitcoin, 'bitcoin:bc1qw', { address: 'bitcoin:bc1qw' }],
  [bitcoin, 'nope', { address: 'nope' }],
])('%j with %s fills %j', (coin, text, fields) => {
  expect(readTypedAddress(text, coin, { tools, networkKind: 'main' })).toEqual(fields);
});

const chosen = { [ether.network]: 'ETH on Ethereum', [tether.network]: 'USDT on ERC-20' };
const asksFor = (what: string, { network }: typeof ether) =>
  `This payment request asks for ${what}; you chose ${chosen[network]}`;

test.each([
  // Another coin.
  [tether, 'main', `ethereum:${ethAddress}?value=5e17`, asksFor('0.5 ETH on Ethereum', tether)],
  [ether, 'main', `bitcoin:${btcAddress}?amount=0.1`, asksFor('0.1 BTC on Bitcoin', ether)],
  [ether, 'main', `bitcoin:${btcAddress}`, 'This is a Bitcoin address; you chose Ethereum'],
  [ether, 'main', `litecoin:${btcAddress}`, asksFor('a payment on litecoin', ether)],
  // Another token.
  [ether, 'main', `ethereum:${tetherContract}${transfer}`, asksFor('2.5 USDT on Ethereum', ether)],
  [ether, 'main', `ethereum:${otherContract}${transfer}`, asksFor('the token 0xa0b8…06eb48 on Ethereum', ether)],
  [tether, 'main', `ethereum:${otherContract}${transfer}`, asksFor('the token 0xa0b8…06eb48 on Ethereum', tether)],
  // Another network.
  [ether, 'test', `ethereum:${ethAddress}@1?value=5e17`, asksFor('0.5 ETH on Ethereum', ether)],
  [ether, 'test', `ethereum:${ethAddress}@1`, asksFor('a payment on Ethereum', ether)],
  [ether, 'main', `ethereum:${ethAddress}@11155111?value=1e18`, asksFor('1 ETH on Ethereum testnet', ether)],
  [tether, 'test', `ethereum:${tetherContract}@1${transfer}`, asksFor('2.5 USDT on Ethereum', tether)],
  [ether, 'main', `ethereum:${ethAddress}@137`, asksFor('a payment on Polygon', ether)],
  [tether, 'main', `ethereum:${tetherContract}@137${transfer}`, asksFor('a payment on Polygon', tether)],
  [bitcoin, 'test', `bitcoin:${btcAddress}?amount=1`, 'This is a Bitcoin address; you chose Bitcoin testnet'],
  // Unsupported requests.
  [
    tether,
    'main',
    `ethereum:${tetherContract}/approve?address=${ethAddress}`,
    'This payment request calls a contract (approve), which a withdrawal cannot do',
  ],
  [
    bitcoin,
    'main',
    `bitcoin:${btcAddress}?req-proof=1`,
    'This payment request needs “req-proof”, which a withdrawal cannot carry',
  ],
  [bitcoin, 'main', `bitcoin:${btcAddress}?amount=1,5`, 'The amount of this payment request cannot be read: 1,5'],
  [xrp, 'main', `xrp:${account}?dt=x`, 'The destination tag of this payment request cannot be used: x'],
  [xrp, 'main', `xrp:${tagged}?dt=7`, 'The destination tag of this payment request cannot be used: 7'],
] as const)('%j on %s networks refuses %s: %s', (picked, networkKind, text, words) => {
  const coin = picked === bitcoin && networkKind === 'test' ? { ...bitcoin, network: 'Bitcoin testnet' } : picked;
  const checks = { tools, networkKind };
  const fields = readTypedAddress(text, coin, checks);
  expect(fields).toEqual({ address: text });
  expect(describeMismatch(coin, text, checks)).toBe(words);
  expect(checkRecipient({ coin, address: text, tag: '' }, checks)).toEqual({ errors: { address: words } });
});

test('white space, control, direction and zero-width characters never survive', () => {
  const unseen = fc.constantFrom(
    ...[
      ' ',
      '\n',
      '\t',
      '\u00a0',
      '\u00ad',
      '\u034f',
      '\u0000',
      '\u200b',
      '\u200d',
      '\u200e',
      '\u202e',
      '\u2060',
      '\u2069',
      '\ufe0f',
      '\ufeff',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: btcAddress.length }), unseen)), (inserted) => {
      let text = btcAddress;
      for (const [at, character] of inserted) text = text.slice(0, at) + character + text.slice(at);
      expect(dropSpaces(text)).toBe(btcAddress);
    }),
  );
});
