import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../testing/authenticator';
import { createClient } from '../testing/client';
import { playerOfTest } from '../testing/ofTests';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { authMessages } from './auth.messages';

const site = 'http://localhost:3000';

const { client, database } = postgresSandboxOfTests({ SITE_ORIGINS: site });
const { player } = playerOfTest(client);

const codeOf = (secret: string, steps = 0) =>
  Number(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 }));
const begin = (proof?: string, token = player.token) =>
  client.call('enableTwoFactor', { token, body: { userId: player.id, ...(proof !== undefined && { proof }) } });
const complete = (code: number, token = player.token) =>
  client.call('verifyTwoFactor', { token, body: { userId: player.id, token: code } });
const logIn = async (password = player.password) =>
  (await client.call('login', { body: { email: player.email, password } })).read();
/** A session from before the second factor, as a thief may have it. */
const otherSession = async () => (await logIn()).token ?? '';
async function enrol() {
  const { secret } = (await begin(player.password)).read();
  const { recoveryCodes = [] } = (await complete(codeOf(secret))).read();
  return { secret, recoveryCodes };
}
const own = (token = player.token) => ({ params: { userId: player.id }, token, headers: { origin: site } });
const change = (id: 'disableTwoFactor' | 'newRecoveryCodes', body: { token: string; proof?: string }, token?: string) =>
  client.call(id, { ...own(token), body });
const isOn = async () => (await client.call('readTwoFactor', own())).read().enabled;

async function addPasskey() {
  const begun = (await client.call('beginPasskey', { ...own(), body: { proof: player.password } })).read();
  const credential = createAuthenticator().create({ challenge: begun.challenge, origin: site });
  return client.call('addPasskey', { ...own(), body: { name: '', credential } });
}
const countPasskeys = async (token: string) =>
  (await client.call('listPasskeys', own(token))).read().passkeys.readable.length;

describe('a stolen session', () => {
  test.each([
    ['without a proof', undefined, authMessages.passwordMissing],
    ['with an empty one', '', authMessages.passwordMissing],
    ['with a guess', 'Tessera2027!', authMessages.proofWrong],
    ['with a code', '123456', authMessages.proofWrong],
  ])('cannot set up a second factor %s', async (_, proof, message) => {
    const answer = await begin(proof);
    expect(answer).toMatchObject({ status: 400, data: { message, field: 'proof' } });
    expect(answer.text).not.toContain('secret');
    expect(await complete(123_456)).toMatchObject({
      status: 400,
      data: { success: false, message: authMessages.twoFactorNotStarted },
    });
    expect(await isOn()).toBe(false);
  });

  test('cannot complete a set-up that the player has begun in another', async () => {
    const stolen = await otherSession();
    const { secret } = (await begin(player.password)).read();
    expect((await complete(codeOf(secret), stolen)).status).toBe(400);
    expect(await isOn()).toBe(false);
    expect((await complete(codeOf(secret))).status).toBe(200);
  });

  test.each(['disableTwoFactor', 'newRecoveryCodes'] as const)(
    'with a code of a younger second factor cannot make the call %s without the password',
    async (id) => {
      const stolen = await otherSession();
      const { recoveryCodes } = await enrol();
      const [first = '', second = ''] = recoveryCodes;
      for (const token of [stolen, player.token]) {
        expect(await change(id, { token: first }, token)).toMatchObject({ status: 400, data: { field: 'proof' } });
        const guessed = await change(id, { token: first, proof: 'Tessera2027!' }, token);
        expect(guessed).toMatchObject({ status: 400, data: { message: authMessages.proofWrong, field: 'proof' } });
      }
      const withPassword = await change(id, { token: '000000', proof: player.password }, stolen);
      expect(withPassword).toMatchObject({ status: 400, data: { message: authMessages.twoFactorInvalid } });
      expect(withPassword.data).not.toHaveProperty('field');
      expect(await isOn()).toBe(true);
      expect((await change(id, { token: second, proof: player.password })).status).toBe(200);
    },
  );

  test('may guess the password as often as a login may', async () => {
    const strict = await startSandboxProcess({ RATE_LIMIT_LOGIN: '3' });
    const strictClient = createClient(strict.url);
    const { id, token } = await strictClient.register();
    const statuses: number[] = [];
    for (const call of [
      'enableTwoFactor',
      'beginPasskey',
      'enableTwoFactor',
      'enableTwoFactor',
      'beginPasskey',
    ] as const) {
      const body = { userId: id, proof: 'Tessera2027!' };
      statuses.push((await strictClient.call(call, { params: { userId: id }, token, body })).status);
    }
    await strict.stop();
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });
});

test('a login after the second factor takes its code alone as proof', async () => {
  const { recoveryCodes } = await enrol();
  const { challengeId = '' } = await logIn();
  const verified = await client.call('verifyLogin', { body: { challengeId, token: recoveryCodes[0] ?? '' } });
  const { token = '' } = verified.read();
  expect((await client.call('readTwoFactor', own(token))).read().proof).toBe('code');
  expect((await change('disableTwoFactor', { token: player.password }, token)).status).toBe(400);
  expect((await change('disableTwoFactor', { token: recoveryCodes[1] ?? '' }, token)).status).toBe(200);
});

test('set-ups that run beside the completion of another leave its secret in force', async () => {
  for (let round = 0; round < 5; round += 1) {
    Object.assign(player, await client.register());
    const { secret } = (await begin(player.password)).read();
    const [completed, ...begun] = await Promise.all([
      complete(codeOf(secret)),
      ...Array.from({ length: 4 }, () => begin(player.password)),
    ]);
    // Each of them came either before the completion, which then fails, or after it, and is refused.
    expect(begun.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    if (completed.status !== 200) continue;
    const rows = await database.query(
      'select two_factor_secret as secret, two_factor_pending_secret as pending from users where id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ secret, pending: null }]);
  }
});

describe('a new password by mail', () => {
  const changed = 'Ostia@Harbor1';
  async function reset(body: { endNewFactors?: boolean }) {
    await client.call('forgotPassword', { body: { email: player.email } });
    const { code } = await client.newestMail(player.email);
    const answer = await client.call('resetPassword', {
      body: { email: player.email, code, newPassword: changed, ...body },
    });
    expect(answer.status).toBe(200);
    return logIn(changed);
  }
  const age = (hours: number) =>
    Promise.all([
      database.query('update users set two_factor_since = now() - $2 * interval $$1 hour$$ where id = $1', [
        player.id,
        hours,
      ]),
      database.query('update passkeys set created_at = now() - $2 * interval $$1 hour$$ where user_id = $1', [
        player.id,
        hours,
      ]),
    ]);
  const factors = async () => {
    const rows = await database.query(
      `select two_factor_secret is not null as "hasTwoFactor",
         (select count(*)::int from passkeys where user_id = users.id) as passkeys,
         (select count(*)::int from recovery_codes where user_id = users.id) as codes
       from users where id = $1`,
      [player.id],
    );
    return rows[0];
  };

  test.each([
    ['on request ends factors of the last day, and tells the player', true, 23, false],
    ['keeps older ones', true, 25, true],
    ['keeps all of them by default', undefined, 1, true],
    ['keeps all of them on request', false, 1, true],
  ])('%s', async (_, endNewFactors, hours, isKept) => {
    expect((await addPasskey()).status).toBe(200);
    await enrol();
    await age(hours);
    const login = await reset(endNewFactors === undefined ? {} : { endNewFactors });
    expect(await factors()).toEqual(
      isKept ? { hasTwoFactor: true, passkeys: 1, codes: 10 } : { hasTwoFactor: false, passkeys: 0, codes: 0 },
    );
    expect(login.twoFactorRequired ?? false).toBe(isKept);
    if (isKept) return;
    expect(await countPasskeys(login.token ?? '')).toBe(0);
    const { events } = (await client.call('readActivity', own(login.token))).read();
    expect(
      events.readable
        .map(({ kind }) => kind)
        .slice(1, 4)
        .sort(),
    ).toEqual(['passkey-removed', 'password-reset', 'two-factor-disabled']);
  });
});
