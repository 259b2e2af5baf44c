import { usernameMessages } from '@tessera/shared-contracts/accounts';
import { Secret, TOTP } from 'otpauth';
import { createClient } from '../testing/client';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { payment } from '../testing/successfulCalls';
import { authMessages } from './auth.messages';

const { client } = sandboxOfTests();
const { player } = playerOfTest(client);

const form = {
  email: 'new@tessera.test',
  username: 'new',
  password: 'Tessera2026!',
  confirmPassword: 'Tessera2026!',
  agreeTerms: true,
  agreeMarketing: false,
  referralCode: '',
};
const login = (email: string, password: string) => client.call('login', { body: { email, password } });
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('register', () => {
  test.each([
    ['an address without @', { email: 'nobody' }, authMessages.invalidEmail],
    ['a blank username', { username: '  ' }, usernameMessages.required],
    ['11 characters', { password: 'Tessera2026', confirmPassword: 'Tessera2026' }, authMessages.passwordLength],
    [
      '16 characters',
      { password: 'Tessera2026!!!!!', confirmPassword: 'Tessera2026!!!!!' },
      authMessages.passwordLength,
    ],
    ['another confirmation', { confirmPassword: 'Tessera2026?' }, authMessages.passwordsDiffer],
    ['terms not agreed to', { agreeTerms: false }, authMessages.termsRequired],
    [
      'several violations, reporting the first rule',
      { email: 'x', username: '', agreeTerms: false },
      authMessages.invalidEmail,
    ],
  ])('refuses %s', async (_, change, message) => {
    const answer = await client.call('register', { body: { ...form, ...change } });
    expect(answer).toMatchObject({ status: 400, data: { message } });
  });

  test('refuses an e-mail address or a name that is taken, ignoring case', async () => {
    const sameEmail = await client.call('register', { body: { ...form, email: player.email.toUpperCase() } });
    expect(sameEmail).toMatchObject({ status: 409, data: { message: authMessages.emailTaken } });
    const sameName = await client.call('register', { body: { ...form, username: player.username.toUpperCase() } });
    expect(sameName).toMatchObject({ status: 409, data: { message: authMessages.usernameTaken } });
  });

  test('accepts an international domain, which is the same in letters and in ASCII', async () => {
    const [letters, ascii] = ['new@bücher.example', 'New@xn--bcher-kva.example'] as const;
    const { user } = (await client.call('register', { body: { ...form, email: letters, username: 'letters' } })).read();
    expect(user?.email).toBe('new@xn--bcher-kva.example');
    const again = await client.call('register', { body: { ...form, email: ascii, username: 'ascii' } });
    expect(again).toMatchObject({ status: 409, data: { message: authMessages.emailTaken } });
    for (const email of [letters, ascii, 'new@Bu\u0308cher.example']) {
      expect((await login(email, form.password)).read().user?.id).toBe(user?.id);
      await client.call('sendOtp', { body: { email } });
      expect((await client.newestMail(email)).code).toMatch(/^\d{6}$/);
    }
  });

  test.each(['/x.y', '?x.y', '#.x', '%2ex'])('takes %j after an address for another one', async (added) => {
    expect(await login(`${player.email}${added}`, player.password)).toMatchObject({ status: 401 });
  });

  test('sets an HttpOnly session cookie', async () => {
    const answer = await client.call('register', {
      body: { ...form, email: 'cookie@tessera.test', username: 'cookie' },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const { user } = answer.read();
    const balance = await client.call('balance', { params: { userId: user?.id ?? '' }, cookie: cookieOf(answer) });
    expect(balance.read().balances.readable).toEqual([]);
  });
});

describe('login', () => {
  test('returns a token and the user, and refuses a wrong password and an unknown address in the same way', async () => {
    const answer = await login(player.email.toUpperCase(), player.password);
    expect(answer.read()).toMatchObject({
      token: expect.any(String),
      user: { id: player.id, username: player.username },
    });
    const refusal = { status: 401, data: { message: authMessages.invalidCredentials } };
    expect(await login(player.email, 'Tessera2027!')).toMatchObject(refusal);
    expect(await login('nobody@tessera.test', 'Tessera2027!')).toMatchObject(refusal);
  });

  test.each([
    ['no-address', 'Tessera2026!', authMessages.invalidEmail],
    ['player@tessera.test', 'short', authMessages.passwordLength],
  ])('checks the shape of %s', async (email, password, message) => {
    expect(await login(email, password)).toMatchObject({ status: 400, data: { message } });
  });

  test('takes as long for an unknown address as for a wrong password', async () => {
    const measure = async (email: string) => {
      const took: number[] = [];
      for (let index = 0; index < 9; index += 1) {
        const before = performance.now();
        await login(email, 'Tessera2027!');
        took.push(performance.now() - before);
      }
      return took.sort((a, b) => a - b)[4] ?? 0;
    };
    await login('warm-up@tessera.test', 'Tessera2027!');
    const [known, unknown] = [await measure(player.email), await measure('nobody@tessera.test')];
    // Without the decoy hash, an unknown address is answered in a tenth of the time.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('e-mail codes', () => {
  const verify = (email: string, otp: unknown) => client.call('verifyEmail', { body: { email, otp } });
  const newCode = async () => {
    await client.call('sendOtp', { body: { email: player.email } });
    return (await client.newestMail(player.email)).code;
  };
  const isVerified = async () =>
    (await client.call('profile', { params: { userId: player.id }, token: player.token })).read().emailVerified;

  test('verify the address, once', async () => {
    const code = await newCode();
    expect(await isVerified()).toBe(false);
    expect(await verify(player.email, Number(code))).toMatchObject({
      status: 200,
      data: { message: authMessages.emailVerified },
    });
    expect(await isVerified()).toBe(true);
    expect(await verify(player.email, Number(code))).toMatchObject({
      status: 400,
      data: { message: authMessages.invalidOtp },
    });
    const activity = await client.call('readActivity', { params: { userId: player.id }, token: player.token });
    expect(activity.read().events.readable.map(({ kind }) => kind)).toEqual(['email-verified']);
  });

  test('work as integers when they begin with 0', async () => {
    let code = await newCode();
    for (let tries = 0; tries < 300 && !code.startsWith('0'); tries += 1) code = await newCode();
    expect(code).toMatch(/^0\d{5}$/);
    expect((await verify(player.email, Number(code))).status).toBe(200);
  });

  test('are replaced by the next one', async () => {
    const first = await newCode();
    let second = await newCode();
    while (second === first) second = await newCode();
    expect((await verify(player.email, Number(first))).status).toBe(400);
    expect((await verify(player.email, Number(second))).status).toBe(200);
  });

  test('are refused after five wrong tries, even the correct code', async () => {
    const code = await newCode();
    const wrong = (Number(code) + 1) % 1_000_000;
    for (let index = 0; index < 5; index += 1) expect((await verify(player.email, wrong)).status).toBe(400);
    expect(await verify(player.email, Number(code))).toMatchObject({
      status: 429,
      data: { message: authMessages.tooManyTries },
    });
    expect(await isVerified()).toBe(false);
  });

  test('cannot be guessed by requesting new ones without end', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const wrong = (Number(await newCode()) + 1) % 1_000_000;
      for (let index = 0; index < 4; index += 1) statuses.push((await verify(player.email, wrong)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(25);
    expect(statuses.at(-1)).toBe(429);
  });

  test('are sent without revealing whether the player exists', async () => {
    const known = await client.call('sendOtp', { body: { email: player.email } });
    const unknown = await client.call('sendOtp', { body: { email: 'nobody@tessera.test' } });
    expect(unknown.text).toBe(known.text);
    await expect(client.newestMail('nobody@tessera.test')).rejects.toThrow('No mail');
  });

  test('must be integers', async () => {
    expect((await verify(player.email, '012345')).status).toBe(400);
    expect((await verify(player.email, 1.5)).status).toBe(400);
  });
});

describe('change-password', () => {
  const change = (body: Partial<Record<'username' | 'oldPassword' | 'newPassword', string>>, token?: string) =>
    client.call('changePassword', {
      body: {
        username: player.username,
        oldPassword: player.password,
        newPassword: 'Roma+Tiber1!'.replace('+', '@'),
        ...body,
      },
      ...(token !== undefined && { token }),
    });

  test('replaces the password and ends the other sessions', async () => {
    const other = (await login(player.email, player.password)).read().token ?? '';
    const answer = await change({}, player.token);
    expect(answer).toMatchObject({ status: 200, data: { message: authMessages.passwordChanged } });
    expect((await login(player.email, player.password)).status).toBe(401);
    expect((await login(player.email, 'Roma@Tiber1!')).status).toBe(200);
    const profile = (token: string) => client.call('profile', { params: { userId: player.id }, token });
    expect((await profile(player.token)).status).toBe(200);
    expect((await profile(other)).status).toBe(401);
  });

  test.each([
    ['no lower case', 'TESSERA2026!'],
    ['no upper case', 'tessera2026!'],
    ['no digit', 'TesseraTess!'],
    ['no special character', 'Tessera20266'],
    ['a character of no class', 'Tessera2026!#'],
    ['too few characters', 'Tess2026!'],
    ['too many characters', 'Tessera2026!Tess'],
  ])('refuses %s', async (_, newPassword) => {
    expect(await change({ newPassword }, player.token)).toMatchObject({
      status: 400,
      data: { error: authMessages.passwordRule },
    });
  });

  test('refuses a wrong old password, an empty field, and another player’s name', async () => {
    const other = await client.register();
    expect(await change({ oldPassword: 'Tessera2027!' })).toMatchObject({
      status: 400,
      data: { error: authMessages.passwordWrong },
    });
    expect(await change({ oldPassword: '' })).toMatchObject({
      status: 400,
      data: { error: authMessages.passwordFieldsMissing },
    });
    expect(await change({}, other.token)).toMatchObject({ status: 403, data: { error: authMessages.notYours } });
    expect((await login(player.email, player.password)).status).toBe(200);
  });
});

describe('two-factor', () => {
  const enable = () =>
    client.call('enableTwoFactor', { token: player.token, body: { userId: player.id, proof: player.password } });
  const verify = (token: number) =>
    client.call('verifyTwoFactor', { token: player.token, body: { userId: player.id, token } });
  const codeOf = (secret: string, shiftS = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shiftS * 1000 });

  test('enrols an authenticator with the secret and its QR code', async () => {
    const { qr, secret } = (await enable()).read();
    expect(qr).toMatch(/^data:image\/png;base64,iVBOR/);
    expect((await verify(Number(codeOf(secret)))).read()).toMatchObject({
      success: true,
      message: authMessages.twoFactorEnabled,
    });
  });

  test('accepts a code that begins with 0', async () => {
    let { secret } = (await enable()).read();
    for (let tries = 0; tries < 300 && !codeOf(secret).startsWith('0'); tries += 1)
      ({ secret } = (await enable()).read());
    expect((await verify(Number(codeOf(secret)))).status).toBe(200);
  });

  test('accepts no code twice, and none older than the last used one', async () => {
    const { secret } = (await enable()).read();
    const code = Number(codeOf(secret));
    expect((await verify(code)).status).toBe(200);
    expect(await verify(code)).toMatchObject({
      status: 400,
      data: { success: false, message: authMessages.twoFactorInvalid },
    });
    expect((await verify(Number(codeOf(secret, -30)))).status).toBe(400);
  });

  test('refuses codes of another time, and any code before a set-up', async () => {
    expect(await verify(123_456)).toMatchObject({ status: 400, data: { success: false } });
    const { secret } = (await enable()).read();
    expect((await verify(Number(codeOf(secret, -120)))).status).toBe(400);
  });

  test('is refused for another player, and to visitors', async () => {
    const other = await client.register();
    const foreign = await client.call('enableTwoFactor', { token: other.token, body: { userId: player.id } });
    expect(foreign.status).toBe(403);
    expect(foreign.text).not.toContain('secret');
    expect((await client.call('enableTwoFactor', { body: { userId: player.id } })).status).toBe(401);
  });
});

test('codes expire and attempts from one address are limited, as configured', async () => {
  const strict = await startSandboxProcess({ SANDBOX_CODE_LIFETIME_MS: '100', RATE_LIMIT_LOGIN: '3' });
  const strictClient = createClient(strict.url);
  const strictPlayer = await strictClient.register();
  const { email, id, token } = strictPlayer;
  await strictClient.fund(strictPlayer, 'BTC', '1');
  const withdrawal = await strictClient.call('withdrawOtp', { params: { userId: id }, token, body: payment });
  const { code: otp } = await strictClient.newestMail(email);
  await strictClient.call('sendOtp', { body: { email } });
  const { code } = await strictClient.newestMail(email);
  await new Promise((done) => setTimeout(done, 150));
  const body = { requestId: withdrawal.read().requestId, otp };
  const lateWithdrawal = await strictClient.call('verifyOtp', { token, body });
  const late = await strictClient.call('verifyEmail', { body: { email, otp: Number(code) } });
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    statuses.push((await strictClient.call('login', { body: { email, password: 'Tessera2027!' } })).status);
  }
  await strict.stop();
  expect(late.status).toBe(400);
  expect(lateWithdrawal).toMatchObject({ status: 400, data: { reason: 'expired' } });
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});

describe('logout, an extension', () => {
  test('ends the session of the token, not the player’s others, and removes the cookie and cached answers', async () => {
    const other = (await login(player.email, player.password)).read();
    const answer = await client.call('logout', { token: player.token });
    expect(answer).toMatchObject({ status: 200, data: { message: authMessages.loggedOut } });
    expect(cookieOf(answer)).toMatch(/=$/);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    const profileWith = (token = '') => client.call('profile', { params: { userId: player.id }, token });
    expect((await profileWith(player.token)).status).toBe(401);
    expect((await profileWith(other.token)).status).toBe(200);
  });

  test('needs a session', async () => {
    expect((await client.call('logout')).status).toBe(401);
  });
});
