import { Secret, TOTP } from 'otpauth';
import { type Ceremony, createAuthenticator } from '../../testing/authenticator';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { authMessages } from '../auth.messages';

const site = 'http://localhost:3000';
const headers = { origin: site };

const { client } = sandboxOfTests({ SITE_ORIGINS: 'http://localhost:3000,http://127.0.0.1:3000' });
const { player } = playerOfTest(client);

type Authenticator = ReturnType<typeof createAuthenticator>;
const own = (whose = player) => ({ params: { userId: whose.id }, token: whose.token, headers });
const list = async (whose = player) => (await client.call('listPasskeys', own(whose))).read();
const begin = (whose = player, proof = whose.password) =>
  client.call('beginPasskey', { ...own(whose), body: { proof } });
const add = (credential: unknown, { whose = player, name = '', as = headers as Record<string, string> } = {}) =>
  client.call('addPasskey', { ...own(whose), headers: as, body: { name, credential } });

async function register(whose = player, authenticator: Authenticator = createAuthenticator()) {
  const { challenge } = (await begin(whose)).read();
  const added = await add(authenticator.create({ challenge, origin: site }), { whose });
  return { authenticator, passkey: added.read() };
}
const beginLogin = async (challengeId?: string) =>
  (await client.call('beginPasskeyLogin', { body: challengeId === undefined ? {} : { challengeId } })).read();
const logIn = (credential: unknown, as: Readonly<Record<string, string>> = headers) =>
  client.call('passkeyLogin', { body: { credential }, headers: as });
const profileWith = async (token = '') =>
  (await client.call('profile', { params: { userId: player.id }, token })).status;
const mails = async () =>
  (await client.send('GET', `/__sandbox/mail?to=${player.email}`)).data as unknown as { subject: string }[];

const codeOf = (secret: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
async function enrol() {
  const { id: userId, token, password: proof } = player;
  const { secret } = (await client.call('enableTwoFactor', { token, body: { userId, proof } })).read();
  const body = { userId, token: Number(codeOf(secret, 0)) };
  const { recoveryCodes = [] } = (await client.call('verifyTwoFactor', { token, body })).read();
  return { secret, recoveryCodes };
}
const openChallenge = async () => {
  const { email, password } = player;
  return (await client.call('login', { body: { email, password } })).read();
};

test('a passkey is added with the password, listed, logs in, and is removed; the player gets mail', async () => {
  expect(await list()).toMatchObject({ passkeys: { readable: [] }, proof: 'password' });
  const { authenticator, passkey } = await register();
  expect(passkey).toEqual({ id: expect.any(String), name: authMessages.passkeyName, createdAt: expect.any(String) });
  const { challenge, allowCredentials, userVerification } = await beginLogin();
  expect({ allowCredentials, userVerification }).toEqual({ allowCredentials: [], userVerification: 'required' });
  const answer = await logIn(authenticator.get({ challenge, origin: site, userHandle: player.id }));
  expect(answer.read().user?.id).toBe(player.id);
  expect(answer.headers.get('set-cookie')).toMatch(/^tessera_sandbox_session_\d+=/);
  expect(await profileWith(answer.read().token)).toBe(200);
  expect((await list()).passkeys.readable).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);

  const remove = (proof: string) =>
    client.call('removePasskey', { ...own(), params: { userId: player.id, id: passkey.id }, body: { proof } });
  expect(await remove('not the password')).toMatchObject({
    status: 400,
    data: { message: authMessages.proofWrong },
  });
  expect((await remove(player.password)).status).toBe(200);
  expect((await remove(player.password)).status).toBe(404);
  const again = await beginLogin();
  expect((await logIn(authenticator.get({ challenge: again.challenge, origin: site }))).status).toBe(400);
  const { events } = (await client.call('readActivity', own())).read();
  expect(events.readable.map(({ kind }) => kind)).toEqual(['passkey-removed', 'login', 'passkey-added']);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'A passkey was removed',
    'New login to your account',
    'A passkey was added',
  ]);
});

test('the name is the player’s, else browser and system', async () => {
  const agent = { ...headers, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  for (const [given, name] of [
    ['  my phone ', 'my phone'],
    [' \u200b', 'Firefox on Linux'],
  ]) {
    const { challenge } = (await begin()).read();
    const credential = createAuthenticator().create({ challenge, origin: site });
    expect((await add(credential, { name: given ?? '', as: agent })).read().name).toBe(name);
  }
});

test('the player’s own passkey is renamed, with a visible name only', async () => {
  const { passkey } = await register();
  const rename = (name: string, whose = player) =>
    client.call('renamePasskey', { ...own(whose), params: { userId: whose.id, id: passkey.id }, body: { name } });
  expect((await rename(' My laptop ')).read()).toEqual({ ...passkey, name: 'My laptop' });
  for (const [name, whose, status, message] of [
    [' \u200b', player, 400, authMessages.passkeyNameMissing],
    ['Not mine', await client.register(), 404, authMessages.noSuchPasskey],
  ] as const) {
    expect(await rename(name, whose)).toMatchObject({ status, data: { message } });
  }
  expect((await list()).passkeys.readable).toEqual([{ ...passkey, name: 'My laptop' }]);
});

test('adding one takes a right proof: the password, or a code of a second factor that is older than the session', async () => {
  expect(await begin(player, 'wrong')).toMatchObject({ status: 400, data: { message: authMessages.proofWrong } });
  const { secret, recoveryCodes } = await enrol();
  expect((await list()).proof).toBe('password');
  expect((await begin(player, codeOf(secret))).status).toBe(400);
  expect((await begin()).status).toBe(200);

  const { challengeId = '' } = await openChallenge();
  const login = await client.call('verifyLogin', { body: { challengeId, token: codeOf(secret) } });
  const later = { ...player, token: login.read().token ?? '' };
  expect((await list(later)).proof).toBe('code');
  expect((await begin(later)).status).toBe(400);
  const [recoveryCode = ''] = recoveryCodes;
  expect((await begin(later, recoveryCode)).status).toBe(200);
});

describe('a registration is refused', () => {
  const right = (challenge: string): Ceremony => ({ challenge, origin: site });
  const wrong: readonly (readonly [name: string, ceremony: (challenge: string) => Ceremony, origin: string])[] = [
    ['made by a page of another origin', (challenge) => ({ challenge, origin: 'http://localhost:3001' }), site],
    ['sent by a page that is not of the site', right, 'http://localhost:3001'],
    [
      'made and sent by a page that is not of the site',
      (challenge) => ({ challenge, origin: 'http://localhost:3001' }),
      'http://localhost:3001',
    ],
    ['of another host', (challenge) => ({ ...right(challenge), host: 'evil.example' }), site],
    ['without verification of the user', (challenge) => ({ ...right(challenge), isUserVerified: false }), site],
    ['of a login', (challenge) => ({ ...right(challenge), type: 'webauthn.get' }), site],
  ];
  test.each(wrong)('%s', async (_, ceremony, origin) => {
    const { challenge } = (await begin()).read();
    const answer = await add(createAuthenticator().create(ceremony(challenge)), { as: { origin } });
    expect(answer).toMatchObject({ status: 400, data: { message: authMessages.passkeyNotAdded } });
    expect((await list()).passkeys.readable).toEqual([]);
  });

  test('with a challenge that was used, invented, begun for a login or begun by another player', async () => {
    const { challenge } = (await begin()).read();
    expect((await add(createAuthenticator().create(right(challenge)))).status).toBe(200);
    const other = await client.register();
    const challenges = [
      challenge,
      'aW52ZW50ZWQ',
      (await beginLogin()).challenge,
      (await begin(other)).read().challenge,
    ];
    for (const each of challenges) {
      expect(await add(createAuthenticator().create(right(each)))).toMatchObject({
        status: 410,
        data: { message: authMessages.passkeyOver },
      });
    }
    expect((await list()).passkeys.readable).toHaveLength(1);
  });

  test('when its credential is another player’s', async () => {
    const { authenticator } = await register(await client.register());
    const { challenge } = (await begin()).read();
    expect((await add(authenticator.create(right(challenge)))).status).toBe(409);
  });

  test('above ten passkeys, also of simultaneous ones', async () => {
    const beginOne = async () => (await begin()).read().challenge;
    const addOne = (challenge: string) => add(createAuthenticator().create(right(challenge)));
    for (let index = 0; index < 9; index += 1) expect((await addOne(await beginOne())).status).toBe(200);
    const challenges = [await beginOne(), await beginOne(), await beginOne()];
    const statuses = (await Promise.all(challenges.map(addOne))).map(({ status }) => status);
    // The first one ends the others that it does not leave to the limit.
    expect(statuses.filter((status) => status !== 409 && status !== 410)).toEqual([200]);
    expect((await begin()).status).toBe(409);
  });
});

describe('a login is refused', () => {
  const right = (challenge: string): Ceremony => ({ challenge, origin: site });
  const wrong: readonly (readonly [string, (challenge: string) => Ceremony])[] = [
    ['signed on a page of another origin', (challenge) => ({ challenge, origin: 'http://localhost:3001' })],
    ['signed for another host', (challenge) => ({ ...right(challenge), host: 'evil.example' })],
    ['without verification of the user', (challenge) => ({ ...right(challenge), isUserVerified: false })],
    ['with the handle of another player', (challenge) => ({ ...right(challenge), userHandle: 'somebody' })],
    ['of the type of a registration', (challenge) => ({ ...right(challenge), type: 'webauthn.create' })],
  ];
  test.each(wrong)('%s', async (_, ceremony) => {
    const { authenticator } = await register();
    const { challenge } = await beginLogin();
    const answer = await logIn(authenticator.get(ceremony(challenge)));
    expect(answer).toMatchObject({ status: 400, data: { message: authMessages.passkeyRefused } });
    // A refused try uses up its challenge.
    expect((await logIn(authenticator.get(right(challenge)))).status).toBe(410);
  });

  test('with a changed signature, an unknown credential, or a challenge that was used, also at the same time', async () => {
    const { authenticator } = await register();
    const credential = authenticator.get(right((await beginLogin()).challenge));
    const { signature } = authenticator.get(right((await beginLogin()).challenge)).response;
    expect((await logIn({ ...credential, response: { ...credential.response, signature } })).status).toBe(400);
    expect((await logIn(createAuthenticator().get(right((await beginLogin()).challenge)))).status).toBe(400);
    const once = authenticator.get(right((await beginLogin()).challenge));
    const answers = await Promise.all([once, once, once].map((each) => logIn(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('when the authenticator’s counter does not increase, as with a cloned key', async () => {
    const { authenticator } = await register();
    const use = async (signCount: number) =>
      (await logIn(authenticator.get({ ...right((await beginLogin()).challenge), signCount }))).status;
    expect([await use(7), await use(6), await use(7), await use(8)]).toEqual([200, 400, 400, 200]);
  });

  test('but not when the authenticator does not count', async () => {
    const { authenticator } = await register();
    const use = async () =>
      (await logIn(authenticator.get({ ...right((await beginLogin()).challenge), signCount: 0 }))).status;
    expect([await use(), await use()]).toEqual([200, 200]);
  });
});

describe('as second factor', () => {
  test('a passkey of the player completes the login, which a code then cannot', async () => {
    const { authenticator } = await register();
    const { secret } = await enrol();
    const { hasPasskey, challengeId = '' } = await openChallenge();
    expect(hasPasskey).toBe(true);
    const { challenge, allowCredentials } = await beginLogin(challengeId);
    expect(allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }]);
    const answer = await logIn(authenticator.get({ challenge, origin: site }));
    expect(await profileWith(answer.read().token)).toBe(200);
    expect((await client.call('verifyLogin', { body: { challengeId, token: codeOf(secret) } })).status).toBe(410);
    await expect(beginLogin(challengeId)).rejects.toThrow('410');
  });

  test('a passkey of another player does not', async () => {
    const { authenticator } = await register(await client.register());
    await enrol();
    const { hasPasskey, challengeId } = await openChallenge();
    expect(hasPasskey).toBe(false);
    const { challenge } = await beginLogin(challengeId);
    expect((await logIn(authenticator.get({ challenge, origin: site }))).status).toBe(400);
  });

  test('a passkey alone logs in, and asks for no code', async () => {
    const { authenticator } = await register();
    await enrol();
    const { challenge } = await beginLogin();
    expect((await logIn(authenticator.get({ challenge, origin: site }))).read().token).toEqual(expect.any(String));
  });
});

test('passkeys of another player cannot be listed, added or removed', async () => {
  const other = await client.register();
  const { passkey } = await register(other);
  const theirs = { ...own(), params: { userId: other.id, id: passkey.id } };
  const body = { proof: player.password };
  expect((await client.call('listPasskeys', theirs)).status).toBe(403);
  expect((await client.call('beginPasskey', { ...theirs, body })).status).toBe(403);
  expect((await client.call('removePasskey', { ...theirs, body })).status).toBe(403);
  const mine = { ...own(), params: { userId: player.id, id: passkey.id } };
  expect((await client.call('removePasskey', { ...mine, body })).status).toBe(404);
  expect((await list(other)).passkeys.readable).toHaveLength(1);
});

test.each(['', 'bm90IEpTT04', 'bnVsbA', 'W10'])('client data %p are refused, not a failure', async (clientDataJSON) => {
  const credential = createAuthenticator().get({ challenge: 'x', origin: site });
  const answer = await logIn({ ...credential, response: { ...credential.response, clientDataJSON } });
  expect([400, 410]).toContain(answer.status);
});
