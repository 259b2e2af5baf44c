import { messages, shortAmount } from './coinTerms.messages';

test.each([
  [0, 'about 1 minute'],
  [0.2, 'about 1 minute'],
  [20, 'about 20 minutes'],
  [120, 'about 120 minutes'],
  [121, 'about 3 hours'],
  [2_881, 'about 3 days'],
])('%s minutes are %s', (minutes, text) => {
  expect(messages.time(minutes)).toBe(text);
});

test.each([
  ['0.00100000', '0.001'],
  ['-0', '0'],
  ['0.00', '0'],
  ['20', '20'],
])('%s is shown as %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
