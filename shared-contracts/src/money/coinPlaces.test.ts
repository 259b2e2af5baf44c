import { coinPlaces } from '.';

test.each([
  ['BTC', 8],
  ['ETH', 8],
  ['SOL', 8],
  ['XRP', 6],
  ['TRX', 6],
  ['USDT', 6],
  ['xrp', 6],
  ['constructor', 8],
])('amounts of %s have at most %d places', (symbol, places) => {
  expect(coinPlaces(symbol)).toBe(places);
});
