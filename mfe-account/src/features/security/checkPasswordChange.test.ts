import { checkPasswordChange } from './checkPasswordChange';

const missing = 'Please fill in all password fields';
const strongRule =
  'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character';
const strong = 'Tessera2026!';
const valid = { current: 'old', password: strong, confirmPassword: strong };

test.each([
  ['current', { current: '' }, missing],
  ['password', { password: '' }, missing],
  ['confirmPassword', { confirmPassword: '' }, missing],
  ['confirmPassword', { confirmPassword: 'Tessera2027!' }, 'New passwords do not match'],
  ['password', { password: 'tessera2026!', confirmPassword: 'tessera2026!' }, strongRule],
])('reports %s for %p', (field, changes, message) => {
  expect(checkPasswordChange({ ...valid, ...changes })).toEqual({ field, message });
});

test('accepts a strong password that is repeated', () => {
  expect(checkPasswordChange(valid)).toBeUndefined();
});
