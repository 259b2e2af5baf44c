import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import { aCoin } from '@tessera/shared-contracts/testing';
import { someCoins } from '../../testing/coins';
import { someTerms } from '../../testing/terms';
import { findPause, findTerms } from './findTerms';

const [btc, erc20, trc20] = someCoins as [(typeof someCoins)[0], (typeof someCoins)[0], (typeof someCoins)[0]];
const told = (...readable: CoinTerms[]) => ({ readable, unreadable: 0 });
const of = (currency: string, network: string) => someTerms({ currency, network });
const tether = told(of('USDT', 'ERC20'), of('usdt', 'trc20'));

test.each([
  ['on its network, however it is written', trc20, someCoins, tether, 'trc20'],
  ['on another network only', trc20, someCoins, told(of('USDT', 'ERC20')), undefined],
  ['of which two rows have other networks', erc20, [erc20], told(of('USDT', 'BEP20'), of('USDT', 'SOL')), undefined],
  ['whose only network is called by its symbol', btc, someCoins, told(of('BTC', 'BTC')), 'BTC'],
  ['whose only network has another name', btc, someCoins, told(of('BTC', 'Bitcoin')), 'Bitcoin'],
  [
    'when the row of its network may be unreadable',
    trc20,
    [trc20],
    { ...told(of('USDT', 'ERC20')), unreadable: 1 },
    undefined,
  ],
  ['called by its symbol beside an unreadable row', btc, [btc], { ...told(of('BTC', 'BTC')), unreadable: 1 }, 'BTC'],
  ['without a row', aCoin({ symbol: 'LTC' }), someCoins, tether, undefined],
])('the terms of a coin %s', (_, coin, coins, terms, network) => {
  expect(findTerms(coin, coins, terms)?.network).toBe(network);
});

test('a pause has its reason and the coins that can be used', () => {
  const terms = told(someTerms({ deposit: { paused: 'The node is updated.' } }), ...tether.readable);
  expect(findPause('deposit', btc, someCoins, terms)).toEqual({
    reason: 'The node is updated.',
    others: [erc20, trc20],
  });
  expect(findPause('withdrawal', btc, someCoins, terms)).toBeUndefined();
  expect(findPause('deposit', erc20, someCoins, terms)).toBeUndefined();
  expect(findPause('deposit', btc, someCoins, undefined)).toBeUndefined();
});
