import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import { aCurrencyBalance } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { type Amounts, amountsOf, changes, formatNet, sum } from './netResult';

const amounts = (...entries: readonly (readonly [string, string])[]): Amounts => new Map(entries);
const answer = (rows: readonly (readonly [string, string])[], unreadable = 0) => ({
  totalUsd: '0',
  balances: { readable: rows.map(([currency, amount]) => aCurrencyBalance({ currency, amount })), unreadable },
});

test('rows of one currency are added up, in any case', () => {
  expect(
    amountsOf(
      answer([
        ['USDT', '100.1'],
        ['BTC', '1'],
        ['usdt', '0.2'],
      ]),
    ),
  ).toEqual(amounts(['USDT', '100.3'], ['BTC', '1']));
});

test('with a row that could not be parsed, the amounts are unknown', () => {
  expect(amountsOf(answer([['BTC', '1']], 1))).toBeUndefined();
});

test.each([
  [amounts(['BTC', '0.3']), amounts(['BTC', '0.20000001']), '−0.09999999 BTC'],
  [amounts(['BTC', '1']), amounts(['BTC', '1.0']), ''],
  [amounts(), amounts(['SOL', '2']), '+2 SOL'],
  [amounts(['SOL', '2']), amounts(), '−2 SOL'],
  [amounts(['BTC', '1'], ['USDT', '5']), amounts(['BTC', '1.5'], ['USDT', '3']), '+0.5 BTC, −2 USDT'],
  [amounts(['ETH', '0.000000000000000001']), amounts(['ETH', '0']), '−0.000000000000000001 ETH'],
])('from %j to %j is %s', (before, after, text) => {
  expect(formatNet(sum(amounts(), changes(before, after)))).toBe(text);
});

test('the sum of any changes is the difference between the first and the last balances', () => {
  const amount = fc.bigInt(0n, 10n ** 20n).map((units) => addDecimals(`${units}e-8`, '0'));
  const balances = fc
    .dictionary(fc.constantFrom('BTC', 'USDT', 'SOL'), amount)
    .map((held) => new Map(Object.entries(held)));
  fc.assert(
    fc.property(fc.array(balances, { minLength: 1, maxLength: 6 }), (states) => {
      const steps = states.slice(1).map((next, index) => changes(states[index] ?? next, next));
      const net = steps.reduce(sum, amounts());
      for (const currency of ['BTC', 'USDT', 'SOL']) {
        const [first, last] = [states[0], states.at(-1)].map((held) => held?.get(currency) ?? '0') as [string, string];
        expect(compareDecimals(addDecimals(first, net.get(currency) ?? '0'), last)).toBe(0);
      }
    }),
  );
});
