/** @jest-environment node */
import fc from 'fast-check';
import { type CoinOnNetwork, coins, findCoin } from '../coins';
import { encodeXrp } from './base58';
import { encodeCashAddress } from './cashAddress';
import { isAddressOf } from './checkAddress';
import { deriveAddress, isPrivateKey } from './deriveAddress';
import { encodeEvm } from './evm';
import { encodeSegwit } from './segwit';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const coin = (symbol: string, network?: string): CoinOnNetwork => {
  const found = findCoin(symbol, network);
  if (found === undefined) throw new Error(symbol);
  return found;
};
const keyOne = bytes('0000000000000000000000000000000000000000000000000000000000000001');

describe('encodings agree with the vectors that others publish', () => {
  test('BIP 173', () => {
    expect(encodeSegwit('tb', bytes('751e76e8199196d454941c45d1b3a323f1433bd6'))).toBe(
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    );
  });

  test('CashAddr, 20 bytes', () => {
    const hash = bytes('F5BF48B397DAE70BE82B3CCA4793F8EB2B6CDAC9');
    expect(encodeCashAddress('bitcoincash', hash)).toBe('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2');
  });

  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('EIP-55: %s', (address) => {
    expect(encodeEvm(bytes(address.slice(2)))).toBe(address);
  });

  test('XRP Ledger: account zero', () => {
    expect(encodeXrp(new Uint8Array(20))).toBe('rrrrrrrrrrrrrrrrrrrrrhoLvTp');
  });

  test.each([
    // Of the private key 1; those that no explorer shows were made by an independent implementation of the formats.
    ['BTC', undefined, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['LTC', undefined, 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'],
    ['ETH', undefined, '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
    ['USDT', 'ERC20', '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
    ['USDT', 'TRC20', 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'],
    ['TRX', undefined, 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'],
    ['BCH', undefined, 'bchtest:qp63uahgrxged4z5jswyt5dn5v3lzsem6cq85x00dt'],
    ['DOGE', undefined, 'nesRpRaAbTDmZHwmzBkLd2AtF7Z9L9z5S2'],
    ['XRP', undefined, 'rBgGZ9tc4him9KBzD8fKFiQz3fSZpaSwMH'],
  ])('derives %s (%s) of key 1', (symbol, network, expected) => {
    expect(deriveAddress(coin(symbol, network), keyOne)).toBe(expected);
  });

  test('RFC 8032, test 1, as Solana writes a public key', () => {
    const key = bytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
    expect(deriveAddress(coin('SOL'), key)).toBe('FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z');
  });
});

const taken: readonly (readonly [string, string | undefined, string])[] = [
  ['BTC', undefined, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', undefined, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', undefined, 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ETH', undefined, '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['LTC', undefined, 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['USDT', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['SOL', undefined, 'So11111111111111111111111111111111111111112'],
  ['DOGE', undefined, 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['BCH', undefined, 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCH', undefined, 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
  ['XRP', undefined, 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B'],
];

test.each(taken)('%s (%s) takes %s', (symbol, network, address) => {
  expect(isAddressOf(coin(symbol, network), address)).toBe(true);
});

test.each([
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['BTC', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['ETH', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6b'],
  ['SOL', 'So1111111111111111111111111111111111111111'],
  ['XRP', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59A'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
])('%s refuses %s', (symbol, address) => {
  expect(isAddressOf(coin(symbol), address)).toBe(false);
});

test('every derived address is of its own network, and one wrong letter is noticed', () => {
  const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter(isPrivateKey);
  fc.assert(
    fc.property(
      keys,
      fc.constantFrom(...coins),
      fc.nat(),
      fc.constantFrom(...'23456789acdefghj'),
      (key, entry, at, letter) => {
        const address = deriveAddress(entry, key);
        expect(isAddressOf(entry, address)).toBe(true);
        const place = address.length - 1 - (at % 20);
        const typo = address.slice(0, place) + letter + address.slice(place + 1);
        // Solana's addresses carry no checksum.
        if (entry.symbol !== 'SOL' && typo.toLowerCase() !== address.toLowerCase())
          expect(isAddressOf(entry, typo)).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});
