import { messages } from './limits.messages';
import { amountText, readLimit, usedText } from './limitText';

const until = '2026-03-15T00:00:00.000Z';

test.each([
  ['deposit', '1250.5', '$1,250.50'],
  ['session', '45', '45 min'],
  ['session', '60', '1 h'],
  ['session', '90', '1 h 30 min'],
  ['session', '90060', '1,501 h'],
] as const)('an amount of %s, %s, is %s', (kind, amount, expected) => expect(amountText(kind, amount)).toBe(expected));

test.each([
  ['loss', '-2.5', '$2.50 won so far'],
  ['loss', '2.5', '$2.50 so far'],
  ['session', '0', '0 min so far'],
] as const)('what counts of %s, %s, is %s', (kind, used, expected) =>
  expect(usedText({ kind, period: 'day', used, until })).toBe(expected),
);

test.each([
  ['loss', '49,50', '49.50'],
  ['loss', ' 250 ', '250.00'],
  ['loss', '0', '0.00'],
  ['session', '90', '90'],
] as const)('of %s, %j is sent as %s', (kind, typed, amount) => expect(readLimit(kind, typed)).toEqual({ amount }));

test.each([
  ['loss', '  ', messages.amountMissing],
  ['loss', 'much', messages.amountInvalid],
  ['loss', '-1', messages.amountInvalid],
  ['loss', '1.005', messages.amountInvalid],
  ['loss', '1 000', 'Enter the amount without thousands separators, such as 1250.50'],
  ['loss', '1,000', '1,000 may mean 1.0000 or 1000. Enter one of these'],
  ['session', '1.5', messages.minutesInvalid],
] as const)('of %s, %j is not sent', (kind, typed, message) =>
  expect(readLimit(kind, typed)).toEqual({ fault: { field: 'amount', message } }),
);
