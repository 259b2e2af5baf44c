import { isStrongPassword } from '@tessera/shared-contracts/accounts';
import { passwordManagerRules, passwordRules } from './passwordRules';

const [length, lower, upper, digit, special, allowed] = passwordRules;

test.each([
  ['11 characters', 'Tessera202!', length],
  ['16 characters', 'Tessera2026!abcd', length],
  ['six emoji', '🎲🎲🎲🎲🎲🎲', length],
  ['no lower case', 'TESSERA2026!', lower],
  ['no upper case', 'tessera2026!', upper],
  ['no digit', 'TesseraStone!', digit],
  ['no special character', 'Tessera20266', special],
  ['an unlisted special character', 'Tessera2026#', special],
  ['an additional unlisted special character', 'Tessera2026!#', allowed],
  ['a space', 'Tessera 2026!', allowed],
  ['a letter beyond a to z', 'Tésséra2026!', allowed],
])('a new password with %s fails its rule', (_, password, rule) => {
  expect(rule?.isMet(password)).toBe(false);
  expect(isStrongPassword(password)).toBe(false);
});

test.each(['Tessera2026!', 'aA1@aA1$aA1%aA1', 'Tessera*2026', 'Tessera?2026', 'Tessera&2026'])(
  '%p meets every rule',
  (password) => {
    expect(passwordRules.filter(({ isMet }) => !isMet(password))).toEqual([]);
  },
);

test('gives password managers the same rules', () => {
  expect(passwordManagerRules.passwordrules).toBe(
    'minlength: 12; maxlength: 15; required: lower; required: upper; required: digit; required: [@$!%*?&];',
  );
});
