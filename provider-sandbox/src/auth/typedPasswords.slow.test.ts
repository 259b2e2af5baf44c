import { sandboxOfTests } from '../testing/ofTests';
import { authMessages } from './auth.messages';

const { client } = sandboxOfTests();

const terms = { agreeTerms: true, agreeMarketing: false, referralCode: '' };

describe.each([
  ['umlauts', 'pässwörter-12'.normalize('NFC'), 'pässwörter-12'.normalize('NFD')],
  // 15 characters composed, 18 decomposed.
  ['umlauts at the longest', 'pässwörter-ü234'.normalize('NFC'), 'pässwörter-ü234'.normalize('NFD')],
  ['letters of full width', 'Tessera2026!', 'Ｔｅｓｓｅｒａ２０２６！'],
  ['letters of Hangul', '비밀번호비밀번호비밀번호'.normalize('NFC'), '비밀번호비밀번호비밀번호'.normalize('NFD')],
])('a password with %s', (_, composed, other) => {
  test.each([
    ['as composed', composed, other],
    ['as decomposed', other, composed],
  ])('is the same one wherever it is given, registered %s', async (_form, registered, given) => {
    const name = `typed${crypto.randomUUID().slice(0, 8)}`;
    const email = `${name}@tessera.test`;
    const form = { ...terms, email, username: name, password: registered, confirmPassword: given };
    const { user } = (await client.call('register', { body: form })).read();
    const { token } = (await client.call('login', { body: { email, password: given } })).read();
    expect(token).toEqual(expect.any(String));
    const proof = { userId: user?.id ?? '', proof: given };
    expect((await client.call('enableTwoFactor', { token: token ?? '', body: proof })).status).toBe(200);
    const change = { username: name, oldPassword: given, newPassword: 'Ostia@Harbor1' };
    expect((await client.call('changePassword', { token: token ?? '', body: change })).status).toBe(200);
    // A new password has to be of ASCII once it is normalised.
    const next = 'Ｏstia@Harbor2';
    await client.call('forgotPassword', { body: { email } });
    const { code } = await client.newestMail(email);
    expect((await client.call('resetPassword', { body: { email, code, newPassword: next } })).status).toBe(200);
    expect((await client.call('login', { body: { email, password: 'Ostia@Harbor2' } })).status).toBe(200);
  });
});

test.each([
  ['sixteen characters when composed', 'pässwörter-ü2345'],
  ['eleven characters when composed', 'pässwörter1'.normalize('NFD')],
])('a password of %s is not registered', async (_, password) => {
  const form = { ...terms, email: 'length@tessera.test', username: 'length', password, confirmPassword: password };
  const answer = await client.call('register', { body: form });
  expect(answer).toMatchObject({ status: 400, data: { message: authMessages.passwordLength } });
});
