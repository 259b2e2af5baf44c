import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import {
  aBalance,
  aCurrencyBalance,
  errorReply,
  heldBack,
  rawAnswer,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderWallet } from '../../testing/renderWallet';
import { addUpRows } from './balances.api';
import { amountOf, useBalance } from './useBalance';

const holding = (readable: readonly CurrencyBalance[], unreadable = 0) => ({
  totalUsd: '0',
  balances: { readable, unreadable },
});
const row = (currency: string, amount: string, usdValue = '0') => aCurrencyBalance({ currency, amount, usdValue });

test.each([
  ['BTC', [row('BTC', '0.08421839')], 0, '0.08421839'],
  ['btc', [row('BTC', '1')], 0, '1'],
  ['BTC', [row('btc', '1')], 0, '1'],
  ['BTC', [row('WBTC', '1'), row('BTCB', '2')], 0, '0'],
  ['SOL', [], 0, '0'],
  ['SOL', [row('BTC', '1')], 0, '0'],
  // Another row may be of this currency.
  ['SOL', [row('BTC', '1')], 1, undefined],
  ['SOL', [], 3, undefined],
  ['BTC', [row('BTC', '1')], 1, '1'],
  ['BTC', [row('BTC', '0.00')], 1, '0.00'],
  ['BTC', [row('BTC', '-0.5')], 0, '-0.5'],
  ['BTC', [row('BTC', '0.000000000000000001')], 0, '0.000000000000000001'],
  ['BTC', [row('BTC', '123456789012345678901234567890.123456789')], 0, '123456789012345678901234567890.123456789'],
  ['constructor', [row('BTC', '1')], 0, '0'],
])('of %s in %j with %i unreadable rows is %s', (symbol, readable, unreadable, amount) => {
  expect(amountOf(holding(readable, unreadable), symbol)).toBe(amount);
});

test('rows of one currency are added up exactly, in its first place', () => {
  const rows = [row('USDT', '100.1', '100.09'), row('BTC', '1', '65000'), row('usdt', '0.2', '0.19')];
  expect(addUpRows(rows)).toEqual([row('USDT', '100.3', '100.28'), row('BTC', '1', '65000')]);
});

test('adding up rows keeps the sum of each currency, and the digits of one that is listed once', () => {
  const amount = fc.bigInt(0n, 10n ** 20n).map((units) => String(units).replace(/^(\d+?)(\d{0,8})$/, '$1.0$2'));
  const rows = fc.array(fc.tuple(fc.constantFrom('BTC', 'btc', 'USDT', 'SOL'), amount, amount));
  const sumOf = (list: readonly CurrencyBalance[], symbol: string, field: 'amount' | 'usdValue') =>
    list
      .filter(({ currency }) => currency.toUpperCase() === symbol)
      .reduce((sum, one) => addDecimals(sum, one[field]), '0');
  fc.assert(
    fc.property(rows, (list) => {
      const before = list.map(([currency, ...amounts]) => row(currency, ...amounts));
      const after = addUpRows(before);
      for (const symbol of ['BTC', 'USDT', 'SOL']) {
        const listed = before.filter(({ currency }) => currency.toUpperCase() === symbol);
        const added = after.filter(({ currency }) => currency.toUpperCase() === symbol);
        expect(added).toHaveLength(Math.min(1, listed.length));
        if (listed.length === 1) expect(added).toEqual(listed);
        for (const field of ['amount', 'usdValue'] as const)
          expect(compareDecimals(sumOf(after, symbol, field), sumOf(before, symbol, field))).toBe(0);
      }
    }),
  );
});

function Probe() {
  const state = useBalance();
  if (state.status === 'loading') return <p>loading</p>;
  if (state.status === 'failed') {
    return (
      <button type="button" onClick={state.retry}>
        {state.isRetrying ? 'retrying' : 'failed'}
      </button>
    );
  }
  return (
    <p>
      {`${amountOf(state.balance, 'USDT')} ${state.stale === undefined ? 'fresh' : `as of ${state.stale.asOf > 0}`}`}
    </p>
  );
}
const balance = aBalance({ balances: [row('USDT', '150.5'), row('USDT', '0.25')] });

test('a balance is never shown as zero before it is known, nor after a failure', async () => {
  const first = heldBack(balance);
  const provider = stubProvider({ balance: errorReply(400) });
  const { user } = renderWallet(<Probe />);
  expect(screen.getByText('loading')).toBeVisible();
  const failed = await screen.findByRole('button', { name: 'failed' });
  provider.use({ balance: first.reply });
  await user.click(failed);
  expect(await screen.findByText('retrying')).toBeVisible();
  act(() => first.release());
  expect(await screen.findByText('150.75 fresh')).toBeVisible();
});

test.each([
  ['an error', errorReply(400)],
  ['an answer without its list', rawAnswer('{"totalUsd":0}')],
  ['amounts that are not numbers', rawAnswer('{"totalUsd":"much","balances":[]}')],
])('after a refresh with %s, the known balance stays and is marked as stale', async (_what, answer) => {
  const provider = stubProvider({ balance });
  renderWallet(<Probe />);
  await screen.findByText('150.75 fresh');
  provider.use({ balance: answer });
  act(() => emit('balance-changed', { reason: 'test' }));
  expect(await screen.findByText('150.75 as of true')).toBeVisible();
  provider.use({ balance: aBalance({ balances: [row('USDT', '0')] }) });
  act(() => emit('balance-changed', { reason: 'test' }));
  expect(await screen.findByText('0 fresh')).toBeVisible();
});
