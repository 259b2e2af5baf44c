import { Secret, TOTP } from 'otpauth';
import { testAddress } from '../testing/client';
import { playerOfTest } from '../testing/ofTests';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { authMessages } from './auth.messages';

const CONTROL_TOKEN = 'a-token-of-27-characters-no';
const codesPerHour = 5;

const { client, database } = postgresSandboxOfTests({
  SEED: 'none',
  TRUSTED_PROXIES: 'loopback',
  CONTROL: 'token',
  CONTROL_TOKEN,
  CODES_PER_HOUR: String(codesPerHour),
  CODES_PER_HOUR_SIGNED_IN: String(codesPerHour),
});
const { player, own } = playerOfTest(client);

let networks = 0;
/** A network that no test has used. */
const nextNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.1.${networks >> 8}.${networks & 255}` };
};
const control = { token: CONTROL_TOKEN };
const mailedCodes = async () =>
  (
    (await client.send('GET', `/__sandbox/mail?to=${player.email}`, control)).data as unknown as { code?: string }[]
  ).flatMap(({ code }) => code ?? []);
const forgot = () => client.call('forgotPassword', { body: { email: player.email }, headers: nextNetwork() });
const reset = (code: string, headers = nextNetwork()) =>
  client.call('resetPassword', { body: { email: player.email, code, newPassword: 'Ostia@Harbor1' }, headers });
const sendOtp = (token?: string) =>
  client.call('sendOtp', {
    body: { email: player.email },
    headers: nextNetwork(),
    ...(token !== undefined && { token }),
  });
const countLive = async () => {
  const rows = await database.query(
    'select from one_time_codes where user_id = $1 and used_at is null and replaced_at is null and expires_at > now()',
    [player.id],
  );
  return rows.length;
};
/** Lets time pass for the codes and wrong tries of the player. */
async function pass(interval: string) {
  await database.query(
    `update one_time_codes set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where user_id = $1`,
    [player.id, interval],
  );
  await database.query('update failed_tries set failed_at = failed_at - $2::interval where user_id = $1', [
    player.id,
    interval,
  ]);
}
const otherThan = (codes: readonly string[]) =>
  ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !codes.includes(code)) ?? '';
async function repeat<Result>(times: number, action: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await action(index));
  return results;
}

describe('codes for a new password', () => {
  test('three are live at most, a few are mailed an hour, and every request is answered the same', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, forgot));
    const unknown = await client.call('forgotPassword', { body: { email: 'nobody@tessera.test' } });
    expect(new Set([...answers, unknown].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const codes = await mailedCodes();
    expect(codes).toHaveLength(codesPerHour);
    expect(await countLive()).toBe(3);
    const [newest = '', , third = '', ...older] = codes;
    for (const code of older.filter((one) => !codes.slice(0, 3).includes(one)))
      expect((await reset(code)).status).toBe(400);
    expect((await reset(third)).status).toBe(200);
    expect((await reset(newest)).status).toBe(400);
    expect(await countLive()).toBe(0);
  });

  test('are mailed again once the hour is over', async () => {
    await repeat(codesPerHour + 1, forgot);
    await pass('61 minutes');
    await forgot();
    expect(await mailedCodes()).toHaveLength(codesPerHour + 1);
    expect(await countLive()).toBe(1);
  });

  test('that have expired are not accepted, and wrong tries do not count against them', async () => {
    await forgot();
    await pass('11 minutes');
    const [code = ''] = await mailedCodes();
    expect((await reset(code)).status).toBe(400);
    expect(await database.query('select from failed_tries where user_id = $1', [player.id])).toEqual([]);
  });

  test('cannot be guessed from many networks, not even simultaneously', async () => {
    await repeat(3, forgot);
    const wrong = otherThan(await mailedCodes());
    const answers = await Promise.all(Array.from({ length: 60 }, () => reset(wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    const [code = ''] = await mailedCodes();
    expect((await reset(code)).status).toBe(429);
    await forgot();
    const [fresh = ''] = await mailedCodes();
    expect((await reset(fresh)).status).toBe(429);
    await pass('61 minutes');
    await forgot();
    expect((await reset((await mailedCodes())[0] ?? '')).status).toBe(200);
  });
});

test('a stranger’s requests for codes do not block the signed-in player’s requests', async () => {
  const answers = await repeat(codesPerHour + 3, () => sendOtp());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await mailedCodes()).toHaveLength(codesPerHour);
  expect((await sendOtp(player.token)).status).toBe(200);
  expect(await mailedCodes()).toHaveLength(codesPerHour + 1);
  expect(await countLive()).toBe(2);
  await repeat(codesPerHour - 1, () => sendOtp(player.token));
  expect(await sendOtp(player.token)).toMatchObject({ status: 429, data: { message: authMessages.tooManyCodes } });
});

test('at most three withdrawal codes are live, and the answer says that one was replaced', async () => {
  await client.send('POST', '/__sandbox/deposits', {
    ...control,
    body: { userId: player.id, currency: 'BTC', amount: '1' },
  });
  await client.send('POST', '/__sandbox/blocks', { ...control, body: { count: 2 } });
  const request = (amount: number) =>
    client.call('withdrawOtp', { ...own(), body: { currency: 'BTC', amount, address: testAddress } });
  const requests = await repeat(4, (index) => request((index + 1) / 10));
  const codes = (await mailedCodes()).reverse();
  expect(await countLive()).toBe(3);
  const verify = (index: number) =>
    client.call('verifyOtp', {
      token: player.token,
      body: { requestId: requests[index]?.read().requestId, otp: codes[index] },
    });
  expect(await verify(0)).toMatchObject({ status: 400, data: { reason: 'replaced' } });
  expect((await verify(1)).status).toBe(200);
  expect((await verify(3)).status).toBe(200);
  await repeat(codesPerHour - 4, () => request(0.5));
  expect(await request(0.6)).toMatchObject({ status: 429, data: { message: authMessages.tooManyCodes } });
});

test('tries stored before the clock was set back are ignored', async () => {
  await sendOtp(player.token);
  await database.query(
    `insert into failed_tries (user_id, purpose, source, failed_at)
     select $1, 'email', 'player', now() + interval '1 day' from generate_series(1, 100)`,
    [player.id],
  );
  const [code = ''] = await mailedCodes();
  const answer = await client.call('verifyEmail', {
    body: { email: player.email, otp: Number(code) },
    token: player.token,
  });
  expect(answer.status).toBe(200);
});

describe('the second factor at login', () => {
  const codeOf = (secret: string, steps = 1) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  async function enrol() {
    const body = { userId: player.id };
    const { secret } = (
      await client.call('enableTwoFactor', { token: player.token, body: { ...body, proof: player.password } })
    ).read();
    const token = Number(codeOf(secret, 0));
    const verified = await client.call('verifyTwoFactor', { token: player.token, body: { ...body, token } });
    return { secret, recoveryCodes: verified.read().recoveryCodes ?? [] };
  }
  const openChallenge = async () => {
    const { email, password } = player;
    return (await client.call('login', { body: { email, password } })).read().challengeId ?? '';
  };
  const verify = (challengeId: string, token: string, headers = nextNetwork()) =>
    client.call('verifyLogin', { body: { challengeId, token }, headers });

  const warnings = async () =>
    (
      (await client.send('GET', `/__sandbox/mail?to=${player.email}`, control)).data as unknown as { subject: string }[]
    ).filter(({ subject }) => subject === 'Wrong codes at the login to your account').length;

  test('a challenge ends after ten wrong codes, and the player is warned once an hour', async () => {
    const { secret } = await enrol();
    const challenge = await openChallenge();
    await repeat(9, () => verify(challenge, '000000'));
    expect(await warnings()).toBe(0);
    await pass('61 minutes');
    await database.query('update login_challenges set wrong_codes = 0 where user_id = $1', [player.id]);
    const answers = await repeat(11, () => verify(challenge, '000000'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 410]);
    expect((await verify(challenge, codeOf(secret))).status).toBe(410);
    expect(await warnings()).toBe(1);
    await repeat(3, async () => verify(await openChallenge(), '000000'));
    expect(await warnings()).toBe(1);
    const { events } = (await client.call('readActivity', own())).read();
    expect(events.readable.filter(({ kind }) => kind === 'two-factor-guessed')).toHaveLength(1);
    await database.query(
      `update security_events set created_at = created_at - interval '61 minutes' where user_id = $1`,
      [player.id],
    );
    await verify(await openChallenge(), '000000');
    expect(await warnings()).toBe(2);
    expect((await verify(await openChallenge(), codeOf(secret))).status).toBe(200);
  });

  test('an account slows down over all networks and challenges, and lets its player in', async () => {
    const { secret, recoveryCodes } = await enrol();
    const answers = await repeat(55, async () => verify(await openChallenge(), '000000'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(50).fill(400), ...Array(5).fill(429)]);
    expect((await verify(await openChallenge(), codeOf(secret))).status).toBe(429);
    expect(await warnings()).toBe(1);
    // Neither the signed-in player nor a recovery code is slowed down.
    expect((await verify(await openChallenge(), recoveryCodes[0] ?? '')).status).toBe(200);
    const renewing = { token: recoveryCodes[1], proof: player.password };
    const renewed = await client.call('newRecoveryCodes', { ...own(), body: renewing });
    expect(renewed.status).toBe(200);
    await pass('1 minute');
    expect((await verify(await openChallenge(), '000000')).status).toBe(400);
    expect((await verify(await openChallenge(), codeOf(secret))).status).toBe(429);
    await pass('1 minute');
    expect((await verify(await openChallenge(), codeOf(secret))).status).toBe(200);
  });
});
