import { Secret, TOTP } from 'otpauth';
import { createClient } from '../testing/client';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { authMessages } from './auth.messages';

let strangers = 0;

const CONTROL_TOKEN = 'a-token-of-27-characters-no';
const { client } = sandboxOfTests({ TRUSTED_PROXIES: 'loopback', CONTROL: 'token', CONTROL_TOKEN });
const { player } = playerOfTest(client);

const network = { 'x-forwarded-for': '198.51.100.9' };
let networks = 0;
/** A network that no test has used. */
const nextNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `203.0.113.${networks}` };
};
const newPassword = 'Ostia@Harbor1';
const unknownAddress = () => {
  strangers += 1;
  return `stranger-${strangers}@tessera.test`;
};

type Ask = (email: string) => Promise<{ readonly status: number; readonly text: string }>;
const sendOtp: Ask = (email) => client.call('sendOtp', { body: { email }, headers: network });
const forgot: Ask = (email) => client.call('forgotPassword', { body: { email }, headers: network });
// A code that is right by chance would fail a test once in a million times.
const verifyEmail: Ask = (email) => client.call('verifyEmail', { body: { email, otp: 7 }, headers: network });
const reset: Ask = (email) =>
  client.call('resetPassword', { body: { email, code: '000007', newPassword }, headers: network });
const logIn: Ask = (email) => client.call('login', { body: { email, password: 'Tessera2027!' }, headers: network });

const answersOf = async (email: string, asks: readonly Ask[]) => {
  const answers: (readonly [number, string])[] = [];
  for (const ask of asks) {
    const { status, text } = await ask(email);
    answers.push([status, text]);
  }
  return answers;
};
const times = (count: number, ask: Ask) => Array<Ask>(count).fill(ask);

test.each([
  ['codes for the address', [verifyEmail, sendOtp, ...times(7, verifyEmail), sendOtp, ...times(7, verifyEmail)]],
  ['codes for a new password', [reset, forgot, ...times(7, reset), forgot, ...times(7, reset)]],
  ['guessing without end', Array.from({ length: 7 }, () => [sendOtp, ...times(4, verifyEmail)]).flat()],
  ['logins', times(3, logIn)],
])('%s: known and unknown addresses are answered alike', async (_, asks) => {
  const known = await answersOf(player.email, asks);
  expect(await answersOf(unknownAddress(), asks)).toEqual(known);
  if (asks.includes(verifyEmail) || asks.includes(reset)) {
    expect(known.map(([, text]) => JSON.parse(text).message)).toContain(authMessages.tooManyTries);
  }
});

test.each(['sendOtp', 'forgotPassword'] as const)('%s is limited alike, however an address is written', async (id) => {
  const strict = await startSandboxProcess({ RATE_LIMIT_SEND_OTP: '4', TRUSTED_PROXIES: 'loopback', CONTROL: 'off' });
  const strictClient = createClient(strict.url);
  const strictPlayer = await strictClient.register();
  const statuses = async (email: string) => {
    const given: number[] = [];
    for (const [index, spelling] of [email, ` ${email}`, email.toUpperCase(), `${email}\t`, email, email].entries()) {
      const headers = { 'x-forwarded-for': `192.0.2.${index}` };
      const body = { email: spelling };
      given.push((await strictClient.call(id, { body, headers })).status);
    }
    return given;
  };
  const [known, unknown] = [await statuses(strictPlayer.email), await statuses(unknownAddress())];
  await strict.stop();
  expect(known).toEqual([200, 200, 200, 200, 429, 429]);
  expect(unknown).toEqual(known);
});

test('letters that only the database or only JavaScript takes for another case are limited alike', async () => {
  const strict = await startSandboxProcess({ RATE_LIMIT_SEND_OTP: '2', TRUSTED_PROXIES: 'loopback', CONTROL: 'off' });
  const strictClient = createClient(strict.url);
  const [known, unknown] = ['kiki@tessera.test', 'kikki@tessera.test'];
  const form = { username: 'kiki', password: 'Tessera2026!', confirmPassword: 'Tessera2026!', referralCode: '' };
  await strictClient.call('register', { body: { ...form, email: known, agreeTerms: true, agreeMarketing: false } });
  const statuses = async (email: string) => {
    const given: number[] = [];
    for (const spelling of [email, email, email.replace('k', '\u212a'), email.replace('i', '\u0130')]) {
      given.push((await strictClient.call('sendOtp', { body: { email: spelling }, headers: nextNetwork() })).status);
    }
    return given;
  };
  const given = [await statuses(known), await statuses(unknown)];
  await strict.stop();
  expect(given[0]).toEqual(given[1]);
});

test.each([
  ['reset-password', reset],
  ['verify-email', verifyEmail],
])('%s takes as long for an unknown address as for a known one', async (_, ask) => {
  const unknown = unknownAddress();
  for (const email of [player.email, unknown]) {
    await sendOtp(email);
    await forgot(email);
    await ask(email);
  }
  const took: Record<string, number[]> = { [player.email]: [], [unknown]: [] };
  for (let index = 0; index < 9; index += 1) {
    for (const email of [player.email, unknown]) {
      const before = performance.now();
      await ask(email);
      took[email]?.push(performance.now() - before);
    }
  }
  const median = (email: string) => took[email]?.sort((a, b) => a - b)[4] ?? 0;
  // Without a decoy, an unknown address is answered in a tenth of the time.
  expect(median(unknown)).toBeGreaterThan(median(player.email) / 3);
});

describe('change-password of a player with a second factor', () => {
  const codeOf = (secret: string, steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  async function enrol() {
    const { id: userId, token, password: proof } = player;
    const { secret } = (await client.call('enableTwoFactor', { token, body: { userId, proof } })).read();
    const body = { userId, token: Number(codeOf(secret, 0)) };
    const { recoveryCodes = [] } = (await client.call('verifyTwoFactor', { token, body })).read();
    return { secret, recoveryCodes };
  }
  const change = (more: object = {}, token?: string) =>
    client.call('changePassword', {
      body: { username: player.username, oldPassword: player.password, newPassword, ...more },
      ...(token !== undefined && { token }),
    });

  test('takes a code where there is no session', async () => {
    const { secret } = await enrol();
    for (const [more, error] of [
      [{}, authMessages.twoFactorRequired],
      [{ token: '' }, authMessages.twoFactorRequired],
      [{ token: '000000' }, authMessages.twoFactorInvalid],
    ] as const) {
      expect(await change(more)).toMatchObject({ status: 400, data: { error, twoFactorRequired: true } });
    }
    // A stranger without the password does not learn that there is a second factor.
    const guess = await change({ oldPassword: 'Tessera2027!' });
    expect(guess).toMatchObject({ status: 400, data: { error: authMessages.passwordWrong } });
    expect(guess.data).not.toHaveProperty('twoFactorRequired');
    const code = codeOf(secret, 1);
    expect((await change({ token: code })).status).toBe(200);
    expect((await change({ oldPassword: newPassword, newPassword: 'Roma@Tiber1!', token: code })).status).toBe(400);
  });

  test('takes a recovery code, or the session alone', async () => {
    const { recoveryCodes } = await enrol();
    expect((await change({ token: recoveryCodes[0] })).status).toBe(200);
    Object.assign(player, await client.register());
    await enrol();
    expect((await change({}, player.token)).status).toBe(200);
  });

  test('refuses a network that guesses codes', async () => {
    const { secret } = await enrol();
    const statuses: number[] = [];
    for (let index = 0; index < 26; index += 1) statuses.push((await change({ token: '000000' })).status);
    expect(statuses).toEqual([...Array(25).fill(400), 429]);
    expect((await change({ token: codeOf(secret, 1) })).status).toBe(429);
    expect((await change({}, player.token)).status).toBe(200);
  });
});
