import type { Coin } from '@tessera/shared-contracts/api';
import { aCoin, errorReply, heldBack, type StubHandlers, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { CoinSelect } from './CoinSelect';
import { CoinsGate } from './CoinsGate';
import { coinName, headerCoins } from './headerCoins';
import { coinKey, useCoinPick } from './useCoinPick';

test.each([
  ['BTC', 'Bitcoin'],
  ['btc', 'Bitcoin'],
  ['usdt', 'Tether'],
  ['WBTC', 'WBTC'],
  ['shib', 'shib'],
  ['', ''],
  ['constructor', 'constructor'],
])('the coin %s is called %s', (symbol, name) => {
  expect(coinName(symbol)).toBe(name);
});

test('the header has nine different coins', () => {
  expect(new Set(headerCoins.map(({ symbol }) => symbol)).size).toBe(9);
});

test('a token has a key for each of its networks', () => {
  expect(new Set(someCoins.map(coinKey)).size).toBe(someCoins.length);
});

function Picker({ coins }: { readonly coins: readonly [Coin, ...Coin[]] }) {
  const { coin, pick } = useCoinPick(coins);
  return (
    <>
      <CoinSelect coins={coins} coin={coin} onPick={pick} />
      <p>{`picked ${coin.symbol} on ${coin.network}`}</p>
    </>
  );
}
function setUp(handlers: StubHandlers) {
  const provider = stubProvider(handlers);
  const gate = <CoinsGate skeleton={<p>loading</p>}>{(coins) => <Picker coins={coins} />}</CoinsGate>;
  return { provider, ...renderWallet(gate) };
}

test('the first coin is picked, and a token on the network that was chosen', async () => {
  const { user } = setUp({ coins: someCoins });
  expect(await screen.findByText('picked BTC on Bitcoin testnet')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'BTC BitcoinBitcoin testnet',
    'USDT TetherERC-20',
    'USDT TetherTRC-20',
  ]);
  await user.click(screen.getByRole('option', { name: /TRC-20/ }));
  expect(screen.getByText('picked USDT on TRC-20')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(screen.getByRole('option', { name: /ERC-20/ }));
  expect(screen.getByText('picked USDT on ERC-20')).toBeVisible();
});

test('a coin without a symbol is left out and reported', async () => {
  setUp({ coins: [aCoin({ symbol: '' }), aCoin({ symbol: 'SOL', network: 'Solana' })] });
  expect(await screen.findByText('picked SOL on Solana')).toBeVisible();
  expect(screen.getByText(/1 coin could not be read/)).toBeVisible();
});

test('no coin is picked while the list loads, nor of an empty list', async () => {
  const answer = heldBack([]);
  setUp({ coins: answer.reply });
  expect(screen.getByText('loading')).toBeVisible();
  answer.release();
  expect(await screen.findByText('No coins yet')).toBeVisible();
});

test('a failed list can be retried', async () => {
  const { user, provider } = setUp({ coins: errorReply(400) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^picked/)).not.toBeInTheDocument();
  provider.use({ coins: someCoins });
  await user.click(retry);
  expect(await screen.findByText('picked BTC on Bitcoin testnet')).toBeVisible();
});
