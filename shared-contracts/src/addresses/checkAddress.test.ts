import { bech32 } from '@scure/base';
import {
  base58check,
  checkAddress,
  hasChecksum,
  joinXrpAddress,
  type NetworkKind,
  networkTitle,
  recognizeAddress,
  tokenContracts,
} from '.';

interface Vectors {
  readonly coin: { readonly symbol: string; readonly network: string };
  /** What it is, the address, and the only kind of network that it belongs to, where the format tells. */
  readonly accepted: readonly [string, string, NetworkKind?][];
  readonly refused: readonly [string, string][];
}

/** Published examples: BIP 173, BIP 350, EIP-55, the cashaddr specification, the XRP Ledger's and Tron's documents. */
const networks: Record<string, Vectors> = {
  bitcoin: {
    coin: { symbol: 'BTC', network: 'Bitcoin testnet' },
    accepted: [
      ['public key hash', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP', 'main'],
      ['public key hash of the first block', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'main'],
      ['script hash', '3NJZLcZEEYBpxYEUGewU4knsQRn1WM5Fkt', 'main'],
      ['test public key hash', 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef', 'test'],
      ['test script hash', '2MxKEf2su6FGAUfCEAHreGFQvEYrfYNHvL7', 'test'],
      ['witness in capitals', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'main'],
      ['test witness', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'test'],
      ['test witness script', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'test'],
      ['taproot', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'main'],
      ['test taproot', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'test'],
    ],
    refused: [
      ['one wrong letter in base58', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUQ'],
      ['one wrong letter in bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
      ['mixed capitals', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7'],
      ['taproot with the checksum of bech32', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
      ['version 0 with the checksum of bech32m', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
      ['corrupted witness script', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv'],
      ['program of a wrong length', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
      ['version without a rule', 'BC1SW50QGDZ25J'],
      ['prefix of another network', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
      ['address of Litecoin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
      ['address of Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ],
  },
  ethereum: {
    coin: { symbol: 'ETH', network: 'Ethereum Sepolia' },
    accepted: [
      ['checksum in capitals', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
      ['another checksum', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
      ['all capitals', '0x52908400098527886E0F7030069857D2E4169EE7'],
      ['all small', '0xde709f2102306220921060314715629080e2fb77'],
    ],
    refused: [
      ['one wrong capital', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
      ['one digit too few', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
      ['one digit too many', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed1'],
      ['0X', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
      ['no 0x', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
      ['a letter beyond f', '0xde709f2102306220921060314715629080e2fb7g'],
    ],
  },
  'USDT on ERC-20': {
    coin: { symbol: 'USDT', network: 'ERC-20' },
    accepted: [['address of Ethereum', '0xF6f6ebAf5D78F4c93Baf856d3005B7395CCC272e']],
    refused: [['address of Tron', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r']],
  },
  'USDT on TRC-20': {
    coin: { symbol: 'USDT', network: 'TRC20' },
    accepted: [['address of Tron', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r']],
    refused: [['address of Ethereum', '0xF6f6ebAf5D78F4c93Baf856d3005B7395CCC272e']],
  },
  litecoin: {
    coin: { symbol: 'LTC', network: 'Litecoin' },
    accepted: [
      ['public key hash', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'main'],
      ['another public key hash', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'main'],
      ['test script hash', 'QW2SvwjaJU8LD6GSmtm1PHnBG2xPuxwZFy', 'test'],
      ['witness', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea', 'main'],
      ['test witness', 'tltc1qu78xur5xnq6fjy83amy0qcjfau8m367defyhms', 'test'],
    ],
    refused: [
      ['one wrong letter', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH8'],
      ['test public key hash that is also of Bitcoin', 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef'],
      ['script hash that is also of Bitcoin', '3NJZLcZEEYBpxYEUGewU4knsQRn1WM5Fkt'],
      ['witness of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
      ['corrupted witness', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfeq'],
    ],
  },
  dogecoin: {
    coin: { symbol: 'DOGE', network: 'Dogecoin' },
    accepted: [
      ['public key hash', 'DPpJVPpvPNP6i6tMj4rTycAGh8wReTqaSU', 'main'],
      ['another public key hash', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'main'],
      ['script hash', 'A7JjzK9k9x5b2MkkQzqt91WZsuu7wTu6iS', 'main'],
      ['test public key hash', 'nesRpRaAbTDmZHwmzBkLd2AtF7Z9L9z5S2', 'test'],
    ],
    refused: [
      ['test script hash that is also of Bitcoin', '2MxKEf2su6FGAUfCEAHreGFQvEYrfYNHvL7'],
      ['one wrong letter', 'DPpJVPpvPNP6i6tMj4rTycAGh8wReTqaSV'],
      ['address of Bitcoin', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
    ],
  },
  'bitcoin cash': {
    coin: { symbol: 'BCH', network: 'Bitcoin Cash' },
    accepted: [
      ['public key hash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'main'],
      ['no prefix', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'main'],
      ['script hash', 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq', 'main'],
      ['script hash of 32 bytes', 'bitcoincash:pvstqkm54dtvnpyqxt5m5n7sjsn4enrlxc526xyxlnjkaycdzfeu69reyzmqx', 'main'],
      ['capitals', 'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A', 'main'],
      ['test network', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'test'],
      ['test network without prefix', 'pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'test'],
    ],
    refused: [
      ['one wrong letter', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q'],
      ['corrupted without prefix', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6b'],
      ['two letters swapped', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gd6xa'],
      ['mixed capitals', 'bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
      ['checksum of another prefix', 'bitcoincash:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
      ['unknown prefix', 'pref:pr6m7j9njldwwzlg9v7v53unlr4jkmx6ey65nvtks5'],
      ['old form that is also of Bitcoin', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
      ['two prefixes', 'bitcoincash:bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ],
  },
  xrp: {
    coin: { symbol: 'XRP', network: 'XRP Ledger' },
    accepted: [
      ['classic', 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY'],
      ['short classic', 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn'],
      ['another classic', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B'],
      ['X-address without tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb', 'main'],
      ['X-address with the largest tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi', 'main'],
      ['test X-address', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD', 'test'],
    ],
    refused: [
      ['one wrong letter', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi'],
      ['one wrong letter in a short one', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59A'],
      ['corrupted X-address', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa'],
      ['address of Bitcoin', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
    ],
  },
  tron: {
    coin: { symbol: 'TRX', network: 'Tron' },
    accepted: [['account', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r']],
    refused: [
      ['one wrong letter', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3s'],
      ['address of Bitcoin', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
    ],
  },
  solana: {
    coin: { symbol: 'SOL', network: 'Solana devnet' },
    accepted: [
      ['account', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
      ['mint', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ],
    refused: [
      ['one letter too many', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v1'],
      ['one letter too few', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D'],
      ['a letter outside base58', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLt0'],
    ],
  },
};

const all = Object.entries(networks);
const kinds = ['main', 'test'] as const;

describe.each(all)('an address of %s', (_name, { coin, accepted, refused }) => {
  const rows = accepted.map(([what, address, only]) => [what, address, only === undefined ? kinds : [only]] as const);
  test.each(rows)('is accepted: %s', (_what, address, ownKinds) => {
    expect(checkAddress(coin, address)).toBe('valid');
    for (const kind of kinds) {
      expect(checkAddress(coin, address, kind)).toBe(ownKinds.includes(kind) ? 'valid' : 'invalid');
    }
    expect(recognizeAddress(address)?.kinds).toEqual(ownKinds);
  });

  test.each([
    ...refused,
    ['empty', ''],
    ['words', 'my wallet'],
    ['very long', '1'.repeat(5000)],
    ['white space around', ` ${accepted[0]?.[1]} `],
  ])('is refused: %s', (_what, address) => {
    expect(checkAddress(coin, address)).toBe('invalid');
  });

  test('is refused by every other network', () => {
    const own = recognizeAddress(accepted[0]?.[1] ?? '')?.network;
    for (const other of all.map(([, vectors]) => vectors)) {
      const isSame = recognizeAddress(other.accepted[0]?.[1] ?? '')?.network === own;
      for (const [, address] of other.accepted) {
        expect([address, checkAddress(coin, address)]).toEqual([address, isSame ? 'valid' : 'invalid']);
      }
    }
  });

  test('is refused with one character off, wherever it is, if it has a checksum', () => {
    for (const [, address] of accepted.filter(([, each]) => hasChecksum(each))) {
      for (const [at, letter] of [...address].entries()) {
        const typo = address.slice(0, at) + anotherLetter(letter) + address.slice(at + 1);
        expect([typo, checkAddress(coin, typo)]).toEqual([typo, 'invalid']);
        expect([typo, recognizeAddress(typo)]).toEqual([typo, undefined]);
      }
    }
  });
});

/** Another letter of the same case, or digit, that every alphabet of addresses has. */
function anotherLetter(letter: string): string {
  const others = /\d/.test(letter) ? '23' : letter === letter.toLowerCase() ? 'ac' : 'AC';
  return others.charAt(0) === letter ? others.charAt(1) : others.charAt(0);
}

test.each([
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', false],
  ['0xde709f2102306220921060314715629080e2fb77', false],
  ['0x52908400098527886E0F7030069857D2E4169EE7', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', true],
])('whether %s has a checksum: %s', (address, expected) => {
  expect(hasChecksum(address)).toBe(expected);
});

test.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Bitcoin'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Bitcoin testnet'],
  ['0xde709f2102306220921060314715629080e2fb77', 'Ethereum'],
  ['TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r', 'Tron'],
  ['T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD', 'XRP Ledger testnet'],
])('%s is recognised as an address of %s', (address, title) => {
  const recognized = recognizeAddress(address);
  expect(recognized && networkTitle(recognized)).toBe(title);
});

test.each([
  ['BTC', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['USDT', 'TRX', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r'],
  ['USDT', 'ETH', '0xde709f2102306220921060314715629080e2fb77'],
  ['btc', '', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BCH', 'Bitcoin Cash testnet', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
])('an address of %s on "%s" is checked by the rules of its network', (symbol, network, address) => {
  expect(checkAddress({ symbol, network }, address)).toBe('valid');
  expect(checkAddress({ symbol, network }, 'nonsense')).toBe('invalid');
});

test('an address of an unknown network is not checked', () => {
  expect(checkAddress({ symbol: 'XMR', network: 'Monero' }, '4anything')).toBe('unknown-network');
});

const coins = all.map(([, { coin }]) => coin);
const ofItsNetwork = (address: string) =>
  coins.map((coin) => checkAddress(coin, address)).filter((each) => each !== 'invalid');

test.each([
  '1111111111111111111114oLvT2',
  'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  'mvCounterpartyXXXXXXXXXXXXXXW24Hef',
  '1HT7xU2Ngenf7D4yocz2SAcnNLW7rK8d4E',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
  'BC1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ9E75RS',
  'LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE',
  'D596YFweJQuHY1BbjazZYmAbt8jJPbKehC',
  'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
  'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000009',
  '0x0000000000000000000000000000000000000100',
  '0x000000000000000000000000000000000000dEaD',
  '0xdead000000000000000000000000000000000000',
  '0xdead000000000000000042069420694206942069',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0xdcc703c0E500B653Ca82273B7BFAd8045D85a470',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
  'Vote111111111111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
  'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
  'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
  joinXrpAddress({ account: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', tag: 1 }, 'main'),
])('%s has no owner, whichever coin is sent', (address) => {
  expect(new Set(ofItsNetwork(address))).toEqual(new Set(['burn']));
});

test('an account without an owner is refused in every form and on every network that shares it', () => {
  const hash = base58check.decode('1BitcoinEaterAddressDontSendf59kuE').subarray(1);
  const versions = [0x00, 0x05, 0x6f, 0xc4, 0x30, 0x3a, 0x1e, 0x71, 0x41];
  const forms = versions.map((version) => base58check.encode(Uint8Array.of(version, ...hash)));
  for (const prefix of ['bc', 'tb', 'ltc']) forms.push(bech32.encode(prefix, [0, ...bech32.toWords(hash)]));
  for (const form of forms) expect([form, ...new Set(ofItsNetwork(form))]).toEqual([form, 'burn']);
});

const contracts = [...tokenContracts.values()].flatMap((table) => Object.values(table).flat());

test.each(contracts)('%s is a token’s contract, whichever coin is sent', (address) => {
  const spellings = address.startsWith('0x') ? [address, address.toLowerCase()] : [address];
  for (const spelling of spellings) expect(new Set(ofItsNetwork(spelling))).toEqual(new Set(['contract']));
});
