import { readDestinationTag, readPaymentRequest } from '.';

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const xrp = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
const sol = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';

test.each([
  [`bitcoin:${btc}`, { network: 'bitcoin', address: btc }],
  [`bitcoin:${btc}?amount=0.1&label=Luke-Jr`, { network: 'bitcoin', address: btc, amount: '0.1' }],
  [`bitcoin://${btc}?amount=0.10`, { network: 'bitcoin', address: btc, amount: '0.1' }],
  [
    `BITCOIN:${btc.toUpperCase()}?AMOUNT=0.00000001`,
    { network: 'bitcoin', address: btc.toUpperCase(), amount: '0.00000001' },
  ],
  [`${btc}?amount=2`, { network: 'bitcoin', address: btc, amount: '2' }],
  [`bitcoincash:${cash}?amount=1.5`, { network: 'bitcoinCash', address: `bitcoincash:${cash}`, amount: '1.5' }],
  [
    `BITCOINCASH:${cash.toUpperCase()}?amount=1`,
    { network: 'bitcoinCash', address: `bitcoincash:${cash}`, amount: '1' },
  ],
  [
    'litecoin:LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
    { network: 'litecoin', address: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9' },
  ],
  [`ethereum:${eth}`, { network: 'evm', address: eth }],
  [`ethereum:pay-${eth}@1?value=2.014e18`, { network: 'evm', address: eth, amount: '2.014' }],
  [`ethereum:${eth}@11155111?value=1`, { network: 'evm', address: eth, amount: '0.000000000000000001' }],
  // The recipient of a token, not the token's contract, and no amount in an unknown unit.
  [
    `ethereum:0xdac17f958d2ee523a2206206994597c13d831ec7/transfer?address=${eth}&uint256=1e6&value=5e18`,
    { network: 'evm', address: eth },
  ],
  [`solana:${sol}?amount=0.5&memo=x`, { network: 'solana', address: sol, amount: '0.5' }],
  [
    `solana:${sol}?amount=1&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
    { network: 'solana', address: sol },
  ],
  [
    'tron:TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r?amount=3',
    { network: 'tron', address: 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r', amount: '3' },
  ],
  [`${xrp}?dt=12345`, { network: 'xrp', address: xrp, tag: 12345 }],
  [`xrp:${xrp}?amount=25&dt=0`, { network: 'xrp', address: xrp, amount: '25', tag: 0 }],
  [`ripple:${xrp}?dt=4294967296`, { network: 'xrp', address: xrp }],
  [`bitcoin:${btc}?dt=5&amount=0`, { network: 'bitcoin', address: btc }],
  [`bitcoin:${btc}?amount=1,5`, { network: 'bitcoin', address: btc }],
  [`bitcoin:${btc}?amount=-1`, { network: 'bitcoin', address: btc }],
])('%s is read', (text, request) => {
  expect(readPaymentRequest(text)).toEqual(request);
});

test.each([
  ['a plain address', btc],
  ['a plain address with a prefix of its network', `bchtest:${cash}`],
  ['nothing', ''],
  ['an unfinished address', 'bitcoin:bc1qw508'],
  ['a scheme alone', 'bitcoin:'],
  ['the scheme of another network', `litecoin:${btc}`],
  ['an unknown scheme', `lightning:${btc}`],
  ['a condition that is unknown here', `bitcoin:${btc}?amount=1&req-somethingyoudontunderstand=50`],
  ['another chain of Ethereum’s kind', `ethereum:${eth}@137?value=1e18`],
  ['a call of a contract', `ethereum:${eth}/approve?address=${eth}&uint256=1`],
  ['a name', 'ethereum:vitalik.eth?value=1'],
  ['a link', `https://example.com/${btc}?amount=1`],
])('%s is no payment address', (_what, text) => {
  expect(readPaymentRequest(text)).toBeUndefined();
});

test.each([
  ['0', 0],
  ['4294967295', 4294967295],
  ['١٢٣٤٥', 12_345],
  ['4294967296', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['00000000001', undefined],
])('the destination tag %j is %s', (text, tag) => {
  expect(readDestinationTag(text)).toBe(tag);
});
