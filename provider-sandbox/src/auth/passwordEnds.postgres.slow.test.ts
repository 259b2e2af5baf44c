import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../testing/authenticator';
import { playerOfTest } from '../testing/ofTests';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';

const site = 'http://localhost:3000';
const changed = 'Ostia@Harbor1';
const thief = { 'x-forwarded-for': '198.51.100.9' };

const CONTROL_TOKEN = 'a-token-of-27-characters-no';
const { client } = postgresSandboxOfTests({
  SITE_ORIGINS: site,
  TRUSTED_PROXIES: 'loopback',
  CONTROL: 'token',
  CONTROL_TOKEN,
});
const { player } = playerOfTest(client);

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const own = () => ({ params: { userId: player.id }, token: player.token, headers: { origin: site } });
const logIn = (password: string) => client.call('login', { body: { email: player.email, password }, headers: thief });
const begin = () => client.call('enableTwoFactor', { ...own(), body: { userId: player.id, proof: player.password } });
const complete = (secret: string) =>
  client.call('verifyTwoFactor', { ...own(), body: { userId: player.id, token: Number(codeOf(secret)) } });

async function change(): Promise<void> {
  const body = { username: player.username, oldPassword: player.password, newPassword: changed };
  expect((await client.call('changePassword', { token: player.token, body })).status).toBe(200);
}
async function reset(): Promise<void> {
  const { email } = player;
  await client.call('forgotPassword', { body: { email } });
  const { data } = await client.send('GET', `/__sandbox/mail?to=${email}`, { token: CONTROL_TOKEN });
  const [mail] = data as unknown as { code: string }[];
  const body = { email, code: mail?.code ?? '', newPassword: changed };
  expect((await client.call('resetPassword', { body })).status).toBe(200);
}

describe.each([
  ['changed', change],
  ['reset by mail', reset],
])('once a password is %s, the old one', (_, replace) => {
  test('opens no session, not even for a login that was slowed down meanwhile', async () => {
    for (let index = 0; index < 22; index += 1) await logIn('Tessera2027!');
    // Waits for a second before it is compared.
    const late = logIn(player.password);
    await replace();
    expect((await late).status).toBe(401);
  });

  test('does not complete a login that waits for the second factor', async () => {
    const { secret } = (await begin()).read();
    await complete(secret);
    const { challengeId = '' } = (await logIn(player.password)).read();
    await replace();
    const verify = (id: string) => client.call('verifyLogin', { body: { challengeId: id, token: codeOf(secret, 1) } });
    expect((await verify(challengeId)).status).toBe(410);
    expect((await verify((await logIn(changed)).read().challengeId ?? '')).status).toBe(200);
  });
});

test('a second factor and a passkey that the old password allowed are not added after it has changed', async () => {
  const { secret } = (await begin()).read();
  const { challenge } = (await client.call('beginPasskey', { ...own(), body: { proof: player.password } })).read();
  await change();
  expect((await complete(secret)).status).toBe(400);
  const credential = createAuthenticator().create({ challenge, origin: site });
  expect((await client.call('addPasskey', { ...own(), body: { name: '', credential } })).status).toBe(410);
});
