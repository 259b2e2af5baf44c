import { usernameMessages } from '@tessera/shared-contracts/accounts';
import { checkLogin, checkRegister } from './authRules';

const email = 'player@tessera.example';
const passwordLength = 'Password must be between 12 and 15 characters.';

test.each([
  ['an invalid e-mail first', { email: 'player', password: '' }, 'email', 'Please enter a valid email address.'],
  ['11 characters', { email, password: 'x'.repeat(11) }, 'password', passwordLength],
  ['16 characters', { email, password: 'x'.repeat(16) }, 'password', passwordLength],
  ['six emoji', { email, password: '🎲'.repeat(6) }, 'password', passwordLength],
])('refuses a login with %s', (_, fields, field, message) => {
  expect(checkLogin(fields)).toEqual({ field, message });
});

test.each([12, 15])('accepts a login with a password of %i characters', (length) => {
  expect(checkLogin({ email, password: 'x'.repeat(length) })).toBeUndefined();
});

const valid = {
  email,
  username: 'marcella',
  password: 'tessellate12',
  confirmPassword: 'tessellate12',
  agreeTerms: true,
  agreeMarketing: false,
  referralCode: '',
  isReferralOpen: false,
};

test.each([
  ['email', { email: 'x', username: '', password: '', agreeTerms: false }, 'Please enter a valid email address.'],
  ['email', { email: 'pl\u0430yer@tessera.example', username: '' }, 'Please enter a valid email address.'],
  ['username', { username: '  ', password: '', agreeTerms: false }, 'Username is required.'],
  ['username', { username: 'mar\u200bcella', password: '' }, usernameMessages.characters],
  ['username', { username: 'admin', password: '' }, usernameMessages.reserved],
  ['password', { password: 'short', agreeTerms: false }, passwordLength],
  ['confirmPassword', { confirmPassword: 'tessellate13', agreeTerms: false }, 'Passwords do not match.'],
  ['agreeTerms', { agreeTerms: false }, "You must agree to the Terms and confirm you're 18+."],
])('reports %s when it is the first failing field', (field, changes, message) => {
  expect(checkRegister({ ...valid, ...changes }, 18)).toEqual({ field, message });
});

test('compares passwords as they are hashed', () => {
  expect(
    checkRegister({ ...valid, password: 'tésséra-2026', confirmPassword: 'te\u0301sse\u0301ra-2026' }, 18),
  ).toBeUndefined();
});

test('login accepts addresses and passwords that predate the rules', () => {
  expect(checkLogin({ email: 'jos\u00e9@tessera.example', password: `${'e\u0301'.repeat(4)}1234` })).toBeUndefined();
});

test('accepts a registration without marketing and referral code', () => {
  expect(checkRegister(valid, 18)).toBeUndefined();
});
