import { displayFiat, type Fiat } from '@tessera/shared-contracts/fiat';
import { messages } from './limits.messages';
import { amountText, keptText, leftText, readLimit, usedText } from './limitText';

const usd = displayFiat(undefined, 'USD');
const eur: Fiat = { ...usd, code: 'EUR', rate: '0.8675', symbol: '€' };
const won: Fiat = { ...usd, code: 'KRW', rate: '1467.5', symbol: '₩', places: 0 };
const until = '2026-03-15T00:00:00.000Z';

test.each([
  ['deposit', '1250.5', '$1,250.50'],
  ['session', '45', '45 min'],
  ['session', '60', '1 h'],
  ['session', '90', '1 h 30 min'],
  ['session', '90060', '1,501 h'],
] as const)('an amount of %s, %s, is %s', (kind, amount, expected) =>
  expect(amountText(kind, amount, usd)).toBe(expected),
);

test.each([
  ['loss', '-2.5', '$2.50 won so far'],
  ['loss', '2.5', '$2.50 so far'],
  ['session', '0', '0 min so far'],
] as const)('what counts of %s, %s, is %s', (kind, used, expected) =>
  expect(usedText({ kind, period: 'day', used, until }, usd)).toBe(expected),
);

test.each([
  ['session', '90', '0.4', '89.6', usd, '0 min so far', '1 h 30 min left'],
  ['session', '90', '89.7', '0.3', usd, '1 h 29 min so far', '1 min left'],
  ['session', '60', '75.5', '0', usd, '1 h 15 min so far', '0 min left'],
  ['wager', '100', '40.005', '59.995', usd, '$40.01 so far', '$59.99 left'],
  ['wager', '115.27', '40.005', '75.265', eur, '€34.70 so far', '€65.30 left'],
  ['loss', '100', '-2.505', '102.505', usd, '$2.51 won so far', '$102.51 left'],
  ['loss', '20', '40.005', '0', usd, '$40.01 so far', '$0.00 left'],
] as const)(
  'of %s, %s, what counts (%s) and what is left (%s) add up',
  (kind, amount, used, left, fiat, counted, rest) => {
    const limit = { kind, period: 'day', amount, used, left, until } as const;
    expect([usedText(limit, fiat), leftText(limit, fiat)]).toEqual([counted, rest]);
  },
);

test.each([
  ['loss', '49,50', '49.50'],
  ['loss', ' 250 ', '250.00'],
  ['loss', '0', '0.00'],
  ['session', '90', '90'],
] as const)('of %s, %j is sent as %s', (kind, typed, amount) =>
  expect(readLimit(kind, typed, usd)).toEqual({ amount }),
);

test.each([
  ['loss', '  ', messages.amountMissing],
  ['loss', 'much', messages.amountInvalid],
  ['loss', '-1', messages.amountInvalid],
  ['loss', '1.005', messages.amountInvalid],
  ['loss', '1 000', 'Enter the amount without thousands separators, such as 1250.50'],
  ['loss', '1,000', '1,000 may mean 1.0000 or 1000. Enter one of these'],
  ['session', '1.5', messages.minutesInvalid],
] as const)('of %s, %j is not sent', (kind, typed, message) =>
  expect(readLimit(kind, typed, usd)).toEqual({ fault: { field: 'amount', message } }),
);

test.each([
  [eur, '100', '115.27', '€100.00'],
  [won, '10000', '6.81', '₩9,994'],
] as const)('in $code, %s is sent in US dollars, never as more, and shown again', (fiat, typed, sent, shown) => {
  expect(readLimit('loss', typed, fiat)).toEqual({ amount: sent });
  expect(keptText('loss', typed, fiat)).toContain(`US$${sent}`);
  expect(amountText('loss', sent, fiat)).toBe(shown);
});

test('won have no smaller unit, and time has no currency', () => {
  expect(readLimit('loss', '10000.5', won)).toHaveProperty('fault');
  expect(readLimit('session', '90', eur)).toEqual({ amount: '90' });
  expect(keptText('session', '90', eur)).toBeUndefined();
  expect(keptText('loss', '90', usd)).toBeUndefined();
});
