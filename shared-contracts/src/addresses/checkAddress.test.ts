import { checkAddress } from '.';

type Vectors = { coin: { symbol: string; network: string }; accepted: [string, string][]; refused: [string, string][] };

/** Published examples: BIP 173, BIP 350, EIP-55, the cashaddr specification, the XRP Ledger's and Tron's documents. */
const networks: Record<string, Vectors> = {
  bitcoin: {
    coin: { symbol: 'BTC', network: 'Bitcoin testnet' },
    accepted: [
      ['public key hash', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
      ['public key hash of the first block', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
      ['script hash', '3NJZLcZEEYBpxYEUGewU4knsQRn1WM5Fkt'],
      ['test public key hash', 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef'],
      ['test script hash', '2MxKEf2su6FGAUfCEAHreGFQvEYrfYNHvL7'],
      ['witness in capitals', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
      ['test witness', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
      ['test witness script', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
      ['taproot', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
      ['test taproot', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
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
    accepted: [['address of Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']],
    refused: [['address of Ethereum', '0xF6f6ebAf5D78F4c93Baf856d3005B7395CCC272e']],
  },
  litecoin: {
    coin: { symbol: 'LTC', network: 'Litecoin' },
    accepted: [
      ['public key hash', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
      ['another public key hash', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
      ['test script hash', 'QW2SvwjaJU8LD6GSmtm1PHnBG2xPuxwZFy'],
      ['test public key hash', 'mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef'],
      ['witness', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
      ['test witness', 'tltc1qu78xur5xnq6fjy83amy0qcjfau8m367defyhms'],
    ],
    refused: [
      ['one wrong letter', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH8'],
      ['script hash that is also of Bitcoin', '3NJZLcZEEYBpxYEUGewU4knsQRn1WM5Fkt'],
      ['witness of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
      ['corrupted witness', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfeq'],
    ],
  },
  dogecoin: {
    coin: { symbol: 'DOGE', network: 'Dogecoin' },
    accepted: [
      ['public key hash', 'DPpJVPpvPNP6i6tMj4rTycAGh8wReTqaSU'],
      ['another public key hash', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
      ['script hash', 'A7JjzK9k9x5b2MkkQzqt91WZsuu7wTu6iS'],
      ['test script hash', '2MxKEf2su6FGAUfCEAHreGFQvEYrfYNHvL7'],
    ],
    refused: [
      ['one wrong letter', 'DPpJVPpvPNP6i6tMj4rTycAGh8wReTqaSV'],
      ['address of Bitcoin', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP'],
    ],
  },
  'bitcoin cash': {
    coin: { symbol: 'BCH', network: 'Bitcoin Cash' },
    accepted: [
      ['public key hash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
      ['no prefix', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
      ['script hash', 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
      ['script hash of 32 bytes', 'bitcoincash:pvstqkm54dtvnpyqxt5m5n7sjsn4enrlxc526xyxlnjkaycdzfeu69reyzmqx'],
      ['capitals', 'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A'],
      ['test network', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
      ['test network without prefix', 'pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
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
      ['classic', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
      ['short classic', 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn'],
      ['another classic', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B'],
      ['X-address without tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb'],
      ['X-address with the largest tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'],
      ['test X-address', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD'],
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
      ['wrapped coin', 'So11111111111111111111111111111111111111112'],
      ['program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ],
    refused: [
      ['one letter too many', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v1'],
      ['one letter too few', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D'],
      ['a letter outside base58', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLt0'],
    ],
  },
};

describe.each(Object.entries(networks))('an address of %s', (_name, { coin, accepted, refused }) => {
  test.each(accepted)('is accepted: %s', (_what, address) => {
    expect(checkAddress(coin, address)).toBe('valid');
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

test('an address of an unknown network is not judged', () => {
  expect(checkAddress({ symbol: 'XMR', network: 'Monero' }, '4anything')).toBe('unknown-network');
});
