import * as tools from '@tessera/shared-contracts/addresses';
import { someAddress, someCoins } from '../../testing/coins';
import { checkWithdrawal } from './withdrawalCheck';

const [coin] = someCoins;
const form = { coin, address: someAddress, tag: '', amount: '0.025' };
const xrp = {
  coin: { symbol: 'XRP', name: 'Ripple', network: 'XRP testnet' },
  address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
};
const terms = { minimum: '0.0005', fee: '0.0001' };
const checks = { tools, networkKind: 'test' } as const;

test.each([
  ['all fields', form, '0.1', { currency: 'BTC', amount: '0.025', address: someAddress }],
  ['an unknown balance', form, undefined, { currency: 'BTC', amount: '0.025', address: someAddress }],
  [
    'the whole available amount',
    { ...form, amount: '0.1' },
    '0.1',
    { currency: 'BTC', amount: '0.1', address: someAddress },
  ],
  ['a decimal comma', { ...form, amount: '0,025' }, '0.1', { currency: 'BTC', amount: '0.025', address: someAddress }],
  ['white space around the address', { ...form, address: ` ${someAddress}\n` }, '1', { ...form, coin: undefined }],
])('accepts %s', (_what, typed, available, expected) => {
  const checked = checkWithdrawal(typed, { available }, checks);
  expect(checked).toMatchObject({ withdrawal: { address: expected.address, amount: expected.amount } });
});

test('requests the upper-case symbol', () => {
  const lower = { ...form, coin: { symbol: 'btc', name: 'Bitcoin', network: 'Bitcoin' } };
  expect(checkWithdrawal(lower, { available: '1' }, checks)).toMatchObject({ withdrawal: { currency: 'BTC' } });
});

test('leaves validation of the address on an unknown network to the provider', () => {
  const monero = { ...form, coin: { symbol: 'XMR', name: 'Monero', network: 'Monero' }, address: '4anything' };
  expect(checkWithdrawal(monero, { available: '1' }, checks)).toMatchObject({ withdrawal: { address: '4anything' } });
});

test.each([
  ['no coin', { ...form, coin: undefined }, { form: 'Please fill all fields' }],
  ['no address', { ...form, address: '  ' }, { form: 'Please fill all fields' }],
  ['no amount', { ...form, amount: '' }, { form: 'Please fill all fields' }],
  ['more than is available', { ...form, amount: '0.10000001' }, { amount: 'Insufficient balance' }],
  ['words for an amount', { ...form, amount: 'all' }, { amount: 'Enter the amount as a number, such as 0.025' }],
  [
    'a possible thousands separator',
    { ...form, amount: '1,000' },
    { amount: '1,000 may mean 1.0000 or 1000. Enter one of these' },
  ],
  [
    'thousands separators',
    { ...form, amount: '1,000.50' },
    { amount: 'Enter the amount without thousands separators, such as 1250.50' },
  ],
  ['nothing', { ...form, amount: '0' }, { amount: 'Enter an amount above zero' }],
  ['seven places of XRP', { ...form, ...xrp, amount: '0.0000001' }, { amount: 'Use at most 6 decimal places' }],
  ['nine places', { ...form, amount: '0.000000001' }, { amount: 'Use at most 8 decimal places' }],
  [
    'an address of another network',
    { ...form, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { address: 'This is an Ethereum address; you chose Bitcoin testnet' },
  ],
  [
    'less than the minimum',
    { ...form, amount: '0.0004' },
    { amount: 'The minimum is 0.0005 BTC. Enter 0.0005 or more.' },
  ],
  [
    'two errors',
    { ...form, address: 'nope', amount: '5' },
    { address: 'This does not look like a Bitcoin testnet address', amount: 'Insufficient balance' },
  ],
])('refuses %s', (_what, typed, errors) => {
  expect(checkWithdrawal(typed, { available: '0.1', terms }, checks)).toEqual({ errors });
});
