import * as tools from '@tessera/shared-contracts/addresses';
import { aCoin } from '@tessera/shared-contracts/testing';
import { checkRecipient, describeMismatch } from './checkRecipient';

const coin = (symbol: string, network: string, name = symbol) => aCoin({ symbol, network, name });
const bitcoin = coin('BTC', 'Bitcoin');
const xrp = coin('XRP', 'XRP Ledger');
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const tagged = 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD28Sq49uo34VyjnmK5H';
const onMain = { tools, networkKind: 'main' } as const;
const onTest = { tools, networkKind: 'test' } as const;

test.each([
  ['an address of its network', { coin: bitcoin, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', tag: '' }],
  ['any address on an unknown network', { coin: coin('XMR', 'Monero'), address: '4any', tag: '' }],
  ['an account without a tag', { coin: xrp, address: account, tag: '' }],
  [
    'a tag left over from another coin',
    { coin: coin('ETH', ''), address: '0xde709f2102306220921060314715629080e2fb77', tag: '12' },
  ],
])('sends to %s as it is', (_what, typed) => {
  expect(checkRecipient(typed, onMain)).toEqual({ address: typed.address });
});

test.each([
  [account, '12345', onMain, tagged],
  [tagged, '12345', onMain, tagged],
  [tagged, '', onMain, tagged],
  [account, '0', onTest, tools.joinXrpAddress({ account, tag: 0 }, 'test')],
])('combines %s and the tag "%s" into one address', (address, tag, checks, expected) => {
  expect(checkRecipient({ coin: xrp, address, tag }, checks)).toEqual({ address: expected });
});

test.each([
  [account, '4294967296', { tag: 'A destination tag is a whole number up to 4294967295' }],
  [account, 'memo', { tag: 'A destination tag is a whole number up to 4294967295' }],
  [tagged, '1', { tag: 'The address already contains the destination tag 12345' }],
])('refuses %s with the tag %s', (address, tag, errors) => {
  expect(checkRecipient({ coin: xrp, address, tag }, onMain)).toEqual({ errors });
});

const { burn, contract } = tools.addressMessages;
test.each([
  ['a burn address', bitcoin, '1111111111111111111114oLvT2', burn],
  ['its own contract', coin('USDT', 'ERC-20'), '0xdac17f958d2ee523a2206206994597c13d831ec7', contract],
  ['its own contract on Tron', coin('USDT', 'TRC-20'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', contract],
  ['the contract of a token', coin('ETH', 'Ethereum'), '0xdAC17F958D2ee523a2206206994597C13D831ec7', contract],
  ['a request for a burn address', coin('ETH', 'Ethereum'), `ethereum:0x${'0'.repeat(40)}?value=1`, burn],
  ['a request for a contract', coin('TRX', 'Tron'), 'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', contract],
])('refuses %s, and says why', (_what, picked, address, message) => {
  const { errors } = { errors: undefined, ...checkRecipient({ coin: picked, address, tag: '' }, onMain) };
  expect(errors?.address).toBe(message);
});

test.each([
  [bitcoin, onMain, '0xde709f2102306220921060314715629080e2fb77', 'This is an Ethereum address; you chose Bitcoin'],
  [bitcoin, onMain, account, 'This is an XRP Ledger address; you chose Bitcoin'],
  [
    bitcoin,
    onMain,
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'This is a Bitcoin testnet address; you chose Bitcoin',
  ],
  [
    coin('USDT', 'TRC-20'),
    onMain,
    '0xde709f2102306220921060314715629080e2fb77',
    'This is an Ethereum address; you chose TRC-20',
  ],
  [
    coin('LTC', '', 'Litecoin'),
    onMain,
    'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r',
    'This is a Tron address; you chose Litecoin',
  ],
  [bitcoin, onMain, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', undefined],
  [bitcoin, onMain, '', undefined],
  [coin('XMR', 'Monero'), onMain, account, undefined],
] as const)('for %j on %j, %s: %s', (picked, checks, address, words) => {
  expect(describeMismatch(picked, address, checks)).toBe(words);
});
