import { Secret, TOTP } from 'otpauth';
import { createClient, testAddress } from '../testing/client';
import { diceUuid, gameOpening } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { walletMessages } from '../wallet/wallet.messages';
import { authMessages } from './auth.messages';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const elsewhere = { 'x-forwarded-for': '198.51.100.9' };

const { sandbox, client } = sandboxOfTests({
  TRUSTED_PROXIES: 'loopback',
  CONTROL: 'token',
  CONTROL_TOKEN: 'a-token-of-27-characters-no',
  SANDBOX_SECURITY_HOLD_MS: '0',
});
const { player, own } = playerOfTest(client);

const logIn = (password = player.password, headers: Readonly<Record<string, string>> = {}) =>
  client.call('login', { body: { email: player.email, password }, headers });
const profileWith = async (token = '') =>
  (await client.call('profile', { params: { userId: player.id }, token })).status;
const mails = async () =>
  (await client.send('GET', `/__sandbox/mail?to=${player.email}`, { headers: control })).data as unknown as {
    subject: string;
    code?: string;
  }[];
const control = { authorization: 'Bearer a-token-of-27-characters-no' };

/** An authenticator code, `steps` of 30 seconds from now, since a used step is not accepted again. */
const codeOf = (secret: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enrol() {
  const { secret } = (
    await client.call('enableTwoFactor', {
      token: player.token,
      body: { userId: player.id, proof: player.password },
    })
  ).read();
  const verified = await client.call('verifyTwoFactor', {
    token: player.token,
    body: { userId: player.id, token: Number(codeOf(secret, 0)) },
  });
  return { secret, recoveryCodes: verified.read().recoveryCodes ?? [] };
}
async function openChallenge(headers = {}) {
  const answer = (await logIn(player.password, headers)).read();
  expect(answer).toMatchObject({ twoFactorRequired: true, expiresInSeconds: 300 });
  expect(answer.token).toBeUndefined();
  return answer.challengeId ?? '';
}
const verifyLogin = (challengeId: string, token: string, headers = {}) =>
  client.call('verifyLogin', { body: { challengeId, token }, headers });

describe('sessions', () => {
  const list = async () => (await client.call('listSessions', own())).read().sessions.readable;

  test('are listed with browser and system, with the caller’s marked', async () => {
    await logIn(player.password, firefox);
    const sessions = await list();
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual(
      expect.arrayContaining([
        ['Firefox', 'Linux', false],
        [undefined, undefined, true],
      ]),
    );
  });

  test('one is ended with its games, and its watchers are notified within a second', async () => {
    const other = (await logIn()).read().token ?? '';
    const game = await client.call('initGame', {
      params: { uuid: diceUuid },
      token: other,
      body: { ...gameOpening(player), currency: 'USD', return_url: 'http://localhost:3000/game-return' },
    });
    const gameToken = new URL(game.read().data?.url ?? '').searchParams.get('session') ?? '';
    const readGame = async () => (await client.send('GET', '/play/api/state', { token: gameToken })).status;
    expect(await readGame()).toBe(200);
    const watched = client.call('watchSession', { params: { userId: player.id }, token: other });
    const id = (await list()).find(({ current }) => !current)?.id ?? '';
    const endedAt = Date.now();
    expect((await client.call('endSession', { ...own(), params: { userId: player.id, id } })).status).toBe(200);
    expect((await watched).status).toBe(401);
    expect(Date.now() - endedAt).toBeLessThan(5_000);
    expect([await profileWith(other), await profileWith(player.token), await readGame()]).toEqual([401, 200, 401]);
  });

  test('all others are ended', async () => {
    const others = [(await logIn()).read().token, (await logIn()).read().token];
    expect((await client.call('endOtherSessions', own())).status).toBe(200);
    expect([await profileWith(others[0]), await profileWith(others[1]), await profileWith(player.token)]).toEqual([
      401, 401, 200,
    ]);
  });

  test('of another player are unknown', async () => {
    const [stranger] = (await client.call('listSessions', own())).read().sessions.readable;
    Object.assign(player, await client.register());
    const answer = await client.call('endSession', { ...own(), params: { userId: player.id, id: stranger?.id ?? '' } });
    expect(answer.status).toBe(404);
  });
});

test.each([
  'listSessions',
  'endOtherSessions',
  'watchSession',
  'readTwoFactor',
  'readActivity',
  'readPreferences',
] as const)('%s refuses any id but the caller’s', async (id) => {
  const other = await client.register();
  expect((await client.call(id, { params: { userId: other.id }, token: player.token })).status).toBe(403);
  expect((await client.call(id, { params: { userId: player.id } })).status).toBe(401);
});

describe('two-factor', () => {
  const state = async () => (await client.call('readTwoFactor', own())).read();

  test('is off, then on with ten recovery codes that are shown only once, and cannot be set up twice', async () => {
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0, proof: 'password' });
    const { recoveryCodes } = await enrol();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10, proof: 'password' });
    const again = await client.call('enableTwoFactor', {
      token: player.token,
      body: { userId: player.id, proof: player.password },
    });
    expect(again).toMatchObject({ status: 409, data: { message: authMessages.twoFactorOn } });
  });

  test('is required at login; a challenge is valid for one login, a code for one step', async () => {
    const { secret } = await enrol();
    const challengeId = await openChallenge();
    expect((await verifyLogin(challengeId, '000000')).status).toBe(400);
    const code = codeOf(secret);
    const answer = await verifyLogin(challengeId, code);
    expect(answer.read()).toMatchObject({ token: expect.any(String), user: { id: player.id } });
    expect((await verifyLogin(challengeId, codeOf(secret, 1))).status).toBe(410);
    expect((await verifyLogin(await openChallenge(), code)).status).toBe(400);
  });

  test('a recovery code is valid once, in any spelling', async () => {
    const { recoveryCodes } = await enrol();
    const [first = ''] = recoveryCodes;
    expect((await verifyLogin(await openChallenge(), ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await verifyLogin(await openChallenge(), first)).status).toBe(400);
    expect((await state()).recoveryCodesLeft).toBe(9);
  });

  test('only one of many simultaneous logins with a recovery code succeeds', async () => {
    const { recoveryCodes } = await enrol();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => openChallenge()));
    const answers = await Promise.all(challenges.map((id) => verifyLogin(id, recoveryCodes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a network that guesses codes is refused even with a correct one, while the player still gets in', async () => {
    const { secret } = await enrol();
    const guesses: number[] = [];
    for (let guess = 0; guess < 30; guess += 1) {
      guesses.push((await verifyLogin(await openChallenge(elsewhere), '000000', elsewhere)).status);
    }
    expect(guesses).toEqual([...Array(25).fill(400), ...Array(5).fill(429)]);
    expect((await verifyLogin(await openChallenge(elsewhere), codeOf(secret), elsewhere)).status).toBe(429);
    expect((await verifyLogin(await openChallenge(), codeOf(secret))).status).toBe(200);
  });

  test('new recovery codes and switching off require a code', async () => {
    const { recoveryCodes } = await enrol();
    const token = (await verifyLogin(await openChallenge(), recoveryCodes[1] ?? '')).read().token ?? '';
    const call = (id: 'newRecoveryCodes' | 'disableTwoFactor', code: string) =>
      client.call(id, { ...own(), token, body: { token: code } });
    expect((await call('newRecoveryCodes', '000000')).status).toBe(400);
    const renewed = (await call('newRecoveryCodes', recoveryCodes[2] ?? '')).read() as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await call('disableTwoFactor', recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await call('disableTwoFactor', renewed.recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0, proof: 'password' });
    expect((await logIn()).read().token).toEqual(expect.any(String));
  });

  test('a withdrawal also requires an authenticator code; a wrong one of the two codes does not use up the other', async () => {
    const { secret } = await enrol();
    await client.send('POST', '/__sandbox/deposits', {
      body: { userId: player.id, currency: 'BTC', amount: '1' },
      headers: control,
    });
    await client.send('POST', '/__sandbox/blocks', { body: { count: 2 }, headers: control });
    const body = { currency: 'BTC', amount: 0.1, address: testAddress };
    const opened = (await client.call('withdrawOtp', { ...own(), body })).read();
    expect(opened.twoFactorRequired).toBe(true);
    const otp = (await mails())[0]?.code ?? '';
    const verify = (token?: string, mailed = otp) =>
      client.call('verifyOtp', {
        token: player.token,
        body: { requestId: opened.requestId, otp: mailed, ...(token !== undefined && { token }) },
      });
    expect(await verify()).toMatchObject({ status: 400, data: { twoFactorRequired: true } });
    expect(await verify('000000')).toMatchObject({ status: 400, data: { twoFactorRequired: true } });
    const code = codeOf(secret);
    const wrongMail = await verify(code, otp === '000000' ? '000001' : '000000');
    expect(wrongMail).toMatchObject({ status: 400, data: { message: walletMessages.otpInvalid } });
    expect(wrongMail.data).not.toHaveProperty('twoFactorRequired');
    expect((await verify(code)).status).toBe(200);
    expect((await client.call('withdraw', { ...own(), body })).status).toBe(200);
  });
});

describe('recovery', () => {
  const changed = 'Ostia@Harbor1';
  const forgot = (email: string) => client.call('forgotPassword', { body: { email } });
  const reset = (code: string, newPassword = changed) =>
    client.call('resetPassword', { body: { email: player.email, code, newPassword } });

  test('answers the same for every address', async () => {
    const [known, unknown] = [await forgot(player.email), await forgot('nobody@tessera.test')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });

  test('sets a new password that fulfils all rules with the mailed code, ends all sessions, and mails about it', async () => {
    await forgot(player.email);
    const code = (await mails())[0]?.code ?? '';
    expect(await reset(code, 'weak')).toMatchObject({ status: 400, data: { message: authMessages.passwordRule } });
    expect((await reset(code === '000000' ? '000001' : '000000')).status).toBe(400);
    expect((await reset(code)).status).toBe(200);
    expect((await reset(code)).status).toBe(400);
    expect(await profileWith(player.token)).toBe(401);
    expect((await logIn()).status).toBe(401);
    expect((await logIn(changed)).status).toBe(200);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('refuses a code for another purpose', async () => {
    await client.call('sendOtp', { body: { email: player.email } });
    expect((await reset((await mails())[0]?.code ?? '')).status).toBe(400);
  });
});

test('activity lists events, newest first, at most twenty, and mails report them', async () => {
  await logIn(player.password, firefox);
  await enrol();
  await client.call('changePassword', {
    token: player.token,
    body: { username: player.username, oldPassword: player.password, newPassword: 'Ostia@Harbor1' },
  });
  const read = async () => (await client.call('readActivity', own())).read().events.readable;
  expect((await read()).map(({ kind, browser }) => [kind, browser])).toEqual([
    ['password-changed', undefined],
    ['two-factor-enabled', undefined],
    ['login', 'Firefox'],
  ]);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Two-Factor Authentication is on',
    'New login to your account',
  ]);
  for (let index = 0; index < 20; index += 1) await client.call('endOtherSessions', own());
  expect((await read()).map(({ kind }) => kind)).toEqual(Array(20).fill('sessions-ended'));
});

test('preferences are stored, changed one by one, and limited in size', async () => {
  const save = (body: object) => client.call('savePreferences', { ...own(), body });
  expect((await client.call('readPreferences', own())).read()).toEqual({});
  await save({ displayStats: false });
  await save({ showBetsPublicly: false, details: { username: 'julia', email: 'j@tessera.test' } });
  expect((await client.call('readPreferences', own())).read()).toEqual({
    displayStats: false,
    showBetsPublicly: false,
    details: { username: 'julia', email: 'j@tessera.test' },
  });
  expect((await save({ details: { username: 'x'.repeat(1000), email: '' } })).status).toBe(400);
});

test('preferences are merged field by field, with those that only a newer release knows, also at the same time', async () => {
  const send = async (method: string, body?: object) =>
    await client.send(method, `/auth-service/api/auth/${player.id}/preferences`, {
      token: player.token,
      ...(body && { body }),
    });
  const { email } = player;
  expect((await send('PUT', { details: { username: 'julia' } })).data).toEqual({
    details: { username: 'julia', email },
  });
  await send('PUT', { details: { picture: { hue: 12, tone: 'red' } }, sounds: { volume: 0.4, muted: ['win'] } });
  await Promise.all([
    send('PUT', { details: { username: 'octavia' } }),
    send('PUT', { details: { picture: { hue: 40 } } }),
    send('PUT', { sounds: { muted: [] } }),
  ]);
  const merged = {
    details: { username: 'octavia', email, picture: { hue: 40, tone: 'red' } },
    sounds: { volume: 0.4, muted: [] },
  };
  expect((await send('GET')).data).toEqual(merged);
  const tooLarge = [
    { note: 'x'.repeat(8_000) },
    { a: { b: { c: { d: { e: 1 } } } } },
    Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field-${index}`, index])),
  ];
  for (const body of tooLarge) expect((await send('PUT', body)).status).toBe(413);
  for (const name of ['x\0', '\ud800']) expect((await send('PUT', { [name]: 1 })).status).toBe(400);
  expect((await send('GET')).data).toEqual(merged);
});

test('a provider without extensions requires no second factor, and sends no mail about logins', async () => {
  const plain = await startSandboxProcess({ SANDBOX_EXTENSIONS: 'none' });
  Object.assign(client, createClient(plain.url));
  Object.assign(player, await client.register());
  const { recoveryCodes } = await enrol();
  expect(recoveryCodes).toEqual([]);
  expect((await logIn()).read().token).toEqual(expect.any(String));
  expect((await client.call('listSessions', own())).status).toBe(404);
  await expect(client.newestMail(player.email)).rejects.toThrow('No mail');
  await plain.stop();
  Object.assign(client, createClient(sandbox.url));
});
