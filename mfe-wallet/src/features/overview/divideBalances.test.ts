import { divideBalances } from './divideBalances';

const valued = (values: Record<string, string>) =>
  Object.entries(values).map(([currency, usdValue]) => ({ currency, amount: '1', usdValue }));

test.each([
  [{ BTC: '5474.19', ETH: '1957.65', SOL: '631.22', USDT: '349.01' }, [31, 11, 4, 2], ['65%', '23%', '8%', '4%']],
  [{ BTC: '1', ETH: '1', SOL: '1' }, [16, 16, 16], ['34%', '33%', '33%']],
  [{ USDT: '0.01' }, [48], ['100%']],
  [{ BTC: '1000000', ETH: '0.01' }, [48, 0], ['100%', '<1%']],
  [{ ETH: '1', BTC: '9' }, [43, 5], ['90%', '10%']],
  [{ BTC: '0', ETH: '0.00' }, [], []],
])('%o is divided into tiles %j and %j', (values, tiles, percents) => {
  const shares = divideBalances(valued(values as Record<string, string>), 48);
  expect(shares.map((share) => share.tiles)).toEqual(tiles);
  expect(shares.map((share) => share.percent)).toEqual(percents);
});
