import { passwordRuleMessage } from '../passwords';
import { checkPasswordChange } from './checkPasswordChange';
import { messages } from './security.messages';

const strong = 'Tessera2026!';
const valid = { current: 'old', next: strong, confirmation: strong };

test.each([
  ['current', { current: '' }, messages.passwordFieldsRequired],
  ['next', { next: '' }, messages.passwordFieldsRequired],
  ['confirmation', { confirmation: '' }, messages.passwordFieldsRequired],
  ['confirmation', { confirmation: 'Tessera2027!' }, messages.passwordsDiffer],
  ['next', { next: 'tessera2026!', confirmation: 'tessera2026!' }, passwordRuleMessage],
])('names %s for %p', (field, changes, message) => {
  expect(checkPasswordChange({ ...valid, ...changes })).toEqual({ field, message });
});

test('accepts a strong password that is repeated', () => {
  expect(checkPasswordChange(valid)).toBeUndefined();
});
