import { inDigitsFrom } from '@tessera/shared-contracts/testing';
import { Secret, TOTP } from 'otpauth';
import type { Player } from '../testing/client';
import { sandboxOfTests } from '../testing/ofTests';
import { payment } from '../testing/successfulCalls';

const site = 'http://localhost:3000';

let player: Player;
let secret: string;
let recoveryCode: string;

const { client } = sandboxOfTests({ SITE_ORIGINS: site, SANDBOX_SECURITY_HOLD_MS: '0' });

/** An authenticator code, `steps` of 30 seconds from now: a used step is not accepted again. */
const codeOf = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const own = (token = player.token) => ({ params: { userId: player.id }, token, headers: { origin: site } });
const logIn = async () =>
  (await client.call('login', { body: { email: player.email, password: player.password } })).read();

async function enrol(): Promise<void> {
  player = await client.register();
  const begun = await client.call('enableTwoFactor', {
    token: player.token,
    body: { userId: player.id, proof: player.password },
  });
  secret = begun.read().secret;
  const body = { userId: player.id, token: Number(codeOf(0)) };
  const { recoveryCodes = [] } = (await client.call('verifyTwoFactor', { token: player.token, body })).read();
  [recoveryCode = ''] = recoveryCodes;
}

async function requestWithdrawal() {
  await client.fund(player, 'BTC', '1');
  const { requestId } = (await client.call('withdrawOtp', { ...own(), body: payment })).read();
  return { requestId, otp: (await client.newestMail(player.email)).code };
}

async function requestReset() {
  await client.call('forgotPassword', { body: { email: player.email } });
  return (await client.newestMail(player.email)).code;
}

interface Attempt {
  readonly code: string;
  readonly send: (code: string) => Promise<{ readonly status: number; readonly data: Record<string, unknown> }>;
}

/** The places of the API where a code is a text, each with the right code. */
const places: Readonly<Record<string, () => Attempt | Promise<Attempt>>> = {
  async 'a login'() {
    const { challengeId = '' } = await logIn();
    return { code: codeOf(1), send: (token) => client.call('verifyLogin', { body: { challengeId, token } }) };
  },
  async 'a login with a recovery code'() {
    const { challengeId = '' } = await logIn();
    return { code: recoveryCode, send: (token) => client.call('verifyLogin', { body: { challengeId, token } }) };
  },
  'switching the second factor off': () => ({
    code: codeOf(1),
    send: (token) => client.call('disableTwoFactor', { ...own(), body: { token, proof: player.password } }),
  }),
  'new recovery codes': () => ({
    code: codeOf(1),
    send: (token) => client.call('newRecoveryCodes', { ...own(), body: { token, proof: player.password } }),
  }),
  'a changed password': () => ({
    code: codeOf(1),
    send: (token) =>
      client.call('changePassword', {
        body: { username: player.username, oldPassword: player.password, newPassword: 'Ostia@Harbor1', token },
      }),
  }),
  async 'a reset password'() {
    const code = await requestReset();
    return {
      code,
      send: (typed) =>
        client.call('resetPassword', { body: { email: player.email, code: typed, newPassword: 'Ostia@Harbor1' } }),
    };
  },
  async 'a withdrawal, by mail'() {
    const { requestId, otp } = await requestWithdrawal();
    const token = codeOf(1);
    return {
      code: otp,
      send: (typed) => client.call('verifyOtp', { ...own(), body: { requestId, otp: typed, token } }),
    };
  },
  async 'a withdrawal, by authenticator'() {
    const { requestId, otp } = await requestWithdrawal();
    return {
      code: codeOf(1),
      send: (token) => client.call('verifyOtp', { ...own(), body: { requestId, otp, token } }),
    };
  },
  async 'a proof for a passkey'() {
    const { challengeId = '' } = await logIn();
    // The second factor is a proof in sessions that began after it.
    const { token } = (await client.call('verifyLogin', { body: { challengeId, token: recoveryCode } })).read();
    return { code: codeOf(1), send: (proof) => client.call('beginPasskey', { ...own(token), body: { proof } }) };
  },
};

const ways: Readonly<Record<string, (code: string) => string>> = {
  'with a space': (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  'with a dash': (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
  'in Arabic digits': inDigitsFrom(0x660),
  'in Persian digits, with a space': (code) => inDigitsFrom(0x6f0)(`${code.slice(0, 3)} ${code.slice(3)}`),
  'in digits of full width': inDigitsFrom(0xff10),
  'with invisible characters': (code) => `\u200e${code.slice(0, 2)}\u200b${code.slice(2)}\ufeff`,
};

const odd = [
  '',
  ' - ',
  'абвгде',
  '½½½½½½',
  'ⅧⅧⅧⅧⅧⅧ',
  '一二三四五六',
  '😀😀😀',
  '12345\u0301',
  '١٢٣٤٥',
  '0'.repeat(400),
  '\ud835\udfce'.repeat(5_000),
  'ﷺ'.repeat(6_000),
  '\u0000',
  '\ud800',
];

describe.each(Object.entries(places))('the code of %s', (_, open) => {
  beforeEach(enrol);

  test.each(Object.entries(ways))('is accepted %s', async (_way, write) => {
    const { code, send } = await open();
    expect(await send(write(code))).toMatchObject({ status: 200 });
  });

  test('is refused with a message when it is anything else', async () => {
    const { send } = await open();
    for (const code of odd) {
      const { status, data } = await send(code);
      expect([code, status, data.message]).toEqual([code, expect.any(Number), expect.stringMatching(/\S/)]);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
