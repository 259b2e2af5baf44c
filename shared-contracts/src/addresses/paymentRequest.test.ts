import { readDestinationTag, readPaymentRequest } from '.';

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const xrp = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
const sol = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const tron = 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r';
const tagged = 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD28Sq49uo34VyjnmK5H';
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const other = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

const onBitcoin = { network: 'bitcoin', address: btc };
const onCash = { network: 'bitcoinCash', address: `bitcoincash:${cash}`, coin: 'BCH' };
const onEvm = { network: 'evm', address: eth };
const onXrp = { network: 'xrp', address: xrp };
const onSolana = { network: 'solana', address: sol };
const onTron = { network: 'tron', address: tron };

test.each([
  [`bitcoin:${btc}`, onBitcoin],
  [`bitcoin:${btc}?amount=0.1&label=Luke-Jr`, { ...onBitcoin, coin: 'BTC', amount: '0.1' }],
  [`bitcoin://${btc}?amount=0.10`, { ...onBitcoin, coin: 'BTC', amount: '0.1' }],
  [
    `BITCOIN:${btc.toUpperCase()}?AMOUNT=0.00000001`,
    { network: 'bitcoin', address: btc.toUpperCase(), coin: 'BTC', amount: '0.00000001' },
  ],
  [`${btc}?amount=2`, { ...onBitcoin, coin: 'BTC', amount: '2' }],
  [`bitcoincash:${cash}?amount=1.5`, { ...onCash, amount: '1.5' }],
  [`BITCOINCASH:${cash.toUpperCase()}?amount=1`, { ...onCash, amount: '1' }],
  [
    'litecoin:LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
    { network: 'litecoin', address: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9' },
  ],
  [`ethereum:${eth}`, onEvm],
  [`ethereum:pay-${eth}@1?value=2.014e18`, { ...onEvm, kind: 'main', coin: 'ETH', amount: '2.014' }],
  [`ethereum:${eth}@11155111?value=1`, { ...onEvm, kind: 'test', coin: 'ETH', amount: '0.000000000000000001' }],
  // The recipient of a token, not the token's contract, and an amount in the token's own unit.
  [`ethereum:${tether}/transfer?address=${eth}&uint256=1e6`, { ...onEvm, coin: 'USDT', amount: '1' }],
  [`ethereum:${tether.toLowerCase()}@1/transfer?address=${eth}&value=5e18`, { ...onEvm, kind: 'main', coin: 'USDT' }],
  [`ethereum:${other}/transfer?address=${eth}&uint256=1e6`, { ...onEvm, coin: other }],
  [`solana:${sol}?amount=0.5&label=x`, { ...onSolana, coin: 'SOL', amount: '0.5' }],
  [
    `solana:${sol}?amount=1&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
    { ...onSolana, coin: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  ],
  [
    `solana:${sol}?amount=1&spl-token=Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB`,
    { ...onSolana, coin: 'USDT', amount: '1' },
  ],
  [`tron:${tron}?amount=3`, { ...onTron, coin: 'TRX', amount: '3' }],
  [`tron:${tron}?amount=3&token=TR7NHqjeKQxGTCi8q8ZY4pL6otSzgjLj6t`, { ...onTron, coin: 'USDT', amount: '3' }],
  [`tron:${tron}?amount=3&token=usdt`, { ...onTron, coin: 'USDT', amount: '3' }],
  [`tron:${tron}?amount=3&asset=USDC`, { ...onTron, coin: 'USDC' }],
  [`tron:${tron}?amount=3&token=1002000`, { ...onTron, coin: '1002000' }],
  [`${xrp}?dt=12345`, { ...onXrp, tag: 12345 }],
  [`ripple:${xrp}?amount=2&tag=99`, { ...onXrp, coin: 'XRP', amount: '2', tag: 99 }],
  [`xrp:${xrp}?destinationTag=5`, { ...onXrp, tag: 5 }],
  [`xrp:${xrp}?destination_tag=5`, { ...onXrp, tag: 5 }],
  [`bitcoin:${btc}?amount=0.1&amount=0.1`, { ...onBitcoin, coin: 'BTC', amount: '0.1' }],
  [`xrp:${xrp}?amount=25&dt=0`, { ...onXrp, coin: 'XRP', amount: '25', tag: 0 }],
  [`xrp:${xrp}?amount=25&currency=xrp`, { ...onXrp, coin: 'XRP', amount: '25' }],
  [`xrp:${xrp}?amount=25&currency=USD`, { ...onXrp, coin: 'USD' }],
  [`xrp:${tagged}?dt=12345`, { network: 'xrp', address: tagged, tag: 12345 }],
  [`bitcoin:${btc}?dt=5&amount=0`, onBitcoin],
])('%s is read', (text, request) => {
  expect(readPaymentRequest(text)).toEqual(request);
});

test.each([
  ['a plain address', btc],
  ['a plain address with a prefix of its network', `bchtest:${cash}`],
  ['nothing', ''],
  ['an unfinished address', 'bitcoin:bc1qw508'],
  ['a scheme alone', 'bitcoin:'],
  ['a transfer without a recipient', `ethereum:${tether}/transfer?uint256=1`],
  ['a name', 'ethereum:vitalik.eth?value=1'],
  ['a link', `https://example.com/${btc}?amount=1`],
])('%s is no payment address', (_what, text) => {
  expect(readPaymentRequest(text)).toBeUndefined();
});

test.each([
  [`litecoin:${btc}`, 'scheme', 'litecoin'],
  [`polygon:${eth}`, 'scheme', 'polygon'],
  ['lightning:lnbc1', 'scheme', 'lightning'],
  [`ethereum:${eth}@137?value=1e18`, 'chain', 'Polygon'],
  [`ethereum:${tether}@56/transfer?address=${eth}&uint256=1`, 'chain', 'BNB Smart Chain'],
  [`ethereum:${eth}@4242`, 'chain', 'chain 4242'],
  [`ethereum:${eth}/approve?address=${eth}&uint256=1`, 'call', 'approve'],
  [`bitcoin:${btc}?amount=1&req-somethingyoudontunderstand=50`, 'condition', 'req-somethingyoudontunderstand'],
  [`solana:${sol}?amount=0.5&memo=x`, 'condition', 'memo'],
  [`bitcoin:${btc}?amount=1,5`, 'amount', '1,5'],
  [`bitcoin:${btc}?amount=-1`, 'amount', '-1'],
  [`xrp:${xrp}?amount=10/USD`, 'amount', '10/USD'],
  [`ethereum:${tether}/transfer?address=${eth}&uint256=all`, 'amount', 'all'],
  [`ripple:${xrp}?dt=4294967296`, 'tag', '4294967296'],
  [`xrp:${tagged}?dt=7`, 'tag', '7'],
  [`xrp:${xrp}?dt=7&tag=8`, 'tag', '7, 8'],
  [`bitcoin:${btc}?amount=0.1&amount=0.2`, 'amount', '0.1, 0.2'],
])('%s cannot be paid because of its %s %s', (text, unpayable, what) => {
  expect(readPaymentRequest(text)).toEqual({ unpayable, what });
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
