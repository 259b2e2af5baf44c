import { checkPasswordChange } from './passwordRules';
import { messages } from './security.messages';

const strong = 'Tessera2026!';
const valid = { current: 'old', next: strong, confirmation: strong };

test.each([
  ['current', { current: '' }, messages.passwordFieldsRequired],
  ['next', { next: '' }, messages.passwordFieldsRequired],
  ['confirmation', { confirmation: '' }, messages.passwordFieldsRequired],
  ['confirmation', { confirmation: 'Tessera2027!' }, messages.passwordsDiffer],
])('names %s for %p', (field, changes, message) => {
  expect(checkPasswordChange({ ...valid, ...changes })).toEqual({ field, message });
});

test.each([
  ['11 characters', 'Tessera202!'],
  ['16 characters', 'Tessera2026!abcd'],
  ['no lower case', 'TESSERA2026!'],
  ['no upper case', 'tessera2026!'],
  ['no digit', 'TesseraStone!'],
  ['no special character', 'Tessera20266'],
  ['a special character of another kind', 'Tessera2026#'],
  ['one more of another kind', 'Tessera2026!#'],
  ['a space', 'Tessera 2026!'],
  ['a letter beyond a to z', 'Tésséra2026!'],
])('refuses a new password with %s', (_, next) => {
  expect(checkPasswordChange({ ...valid, next, confirmation: next })).toEqual({
    field: 'next',
    message: messages.passwordRule,
  });
});

test.each(['Tessera2026!', 'aA1@aA1$aA1%aA1', 'Tessera*2026', 'Tessera?2026', 'Tessera&2026'])('accepts %p', (next) => {
  expect(checkPasswordChange({ ...valid, next, confirmation: next })).toBeUndefined();
});
