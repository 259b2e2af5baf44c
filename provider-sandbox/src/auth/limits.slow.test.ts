import { type Client, createClient, type Player } from '../testing/client';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

const home = '203.0.113.7';
const elsewhere = '198.51.100.9';
const from = (address: string) => ({ 'x-forwarded-for': address });

const logIn = (client: Client, { email, password }: Pick<Player, 'email' | 'password'>, forwardedFor: string) =>
  client.call('login', { body: { email, password }, headers: from(forwardedFor) });
const repeat = async <Result>(
  times: number,
  action: (index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await action(index));
  return results;
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('behind a trusted proxy', () => {
  let sandbox: SandboxProcess;
  let client: Client;
  let player: Player;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ TRUSTED_PROXIES: 'loopback', CONTROL: 'token', CONTROL_TOKEN, ...limits });
    client = createClient(sandbox.url);
  });
  afterAll(() => sandbox?.stop());
  beforeEach(async () => {
    player = await client.register();
  });
  const CONTROL_TOKEN = 'a-token-of-27-characters-no';
  const limit = 30;
  const limits = { RATE_LIMIT_LOGIN: String(limit), RATE_LIMIT_SEND_OTP: '4' };
  const wrong = () => ({ ...player, password: 'Tessera2027!' });

  /** Invalid, so it costs no password hash, but it is counted nevertheless. */
  const broken = { email: 'nobody', password: '' };

  test('each player is limited separately', async () => {
    await repeat(limit, () => logIn(client, broken, '192.0.2.1'));
    expect((await logIn(client, player, '192.0.2.1')).status).toBe(429);
    expect((await logIn(client, player, '192.0.2.2')).status).toBe(200);
  });

  test('addresses that the player adds before the proxy’s own are ignored', async () => {
    const answers = await repeat(limit + 1, (index) => logIn(client, broken, `192.0.3.${index}, 192.0.2.3`));
    expect(statuses(answers)).toEqual([...Array(limit).fill(400), 429]);
  });

  test('addresses of one IPv6 network are one caller', async () => {
    const answers = await repeat(limit + 1, (index) => logIn(client, broken, `2001:db8:1:2::${index}`));
    expect(statuses(answers)).toEqual([...Array(limit).fill(400), 429]);
    expect((await logIn(client, player, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('a stranger’s wrong passwords do not lock out the player, neither at home nor behind the same address', async () => {
    expect(statuses(await repeat(22, () => logIn(client, wrong(), elsewhere)))).toEqual(Array(22).fill(401));
    expect((await logIn(client, player, home)).status).toBe(200);
    // Delayed, but accepted.
    expect((await logIn(client, player, elsewhere)).status).toBe(200);
  });

  describe('codes', () => {
    const verify = (otp: string, address: string, token?: string) =>
      client.call('verifyEmail', {
        body: { email: player.email, otp: Number(otp) },
        headers: from(address),
        ...(token !== undefined && { token }),
      });
    const send = (address: string, token?: string) =>
      client.call('sendOtp', {
        body: { email: player.email },
        headers: from(address),
        ...(token !== undefined && { token }),
      });
    const newestCode = async () => {
      const { data } = await client.send('GET', `/__sandbox/mail?to=${player.email}`, { token: CONTROL_TOKEN });
      return (data as unknown as { code: string }[])[0]?.code ?? '';
    };
    const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000);

    test('of a player are not used up by a stranger’s tries', async () => {
      await send(home);
      const code = await newestCode();
      expect(statuses(await repeat(6, () => verify(wrongOf(code), elsewhere)))).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await verify(code, elsewhere)).status).toBe(429);
      expect((await verify(code, home)).status).toBe(200);
    });

    test('for a new password are not replaced by a stranger’s request', async () => {
      const forgot = (address: string) =>
        client.call('forgotPassword', { body: { email: player.email }, headers: from(address) });
      const reset = (code: string) =>
        client.call('resetPassword', {
          body: { email: player.email, code, newPassword: 'Tessellate2!' },
          headers: from(home),
        });
      expect((await forgot(home)).status).toBe(200);
      const code = await newestCode();
      expect((await forgot(elsewhere)).status).toBe(200);
      const other = await newestCode();
      expect((await reset(code)).status).toBe(200);
      expect((await reset(other)).status).toBe(400);
    });

    test('of withdrawals are limited by player, from wherever they are requested', async () => {
      const other = await client.register();
      const request = ({ id, token }: typeof player, address: string) =>
        client.call('withdrawOtp', {
          params: { userId: id },
          token,
          headers: from(address),
          body: { currency: 'BTC', amount: 1, address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
        });
      const asked = await repeat(6, (index) => request(player, `192.0.6.${index}`));
      expect(statuses(asked)).toEqual([400, 400, 400, 400, 429, 429]);
      expect((await request(other, home)).status).toBe(400);
    });

    test('of a signed-in player are not used up by all strangers together', async () => {
      await send('192.0.4.250', player.token);
      const code = await newestCode();
      const tried = await repeat(51, (index) => verify(wrongOf(code), `192.0.4.${index}`));
      expect(statuses(tried)).toEqual([...Array(50).fill(400), 429]);
      expect((await verify(code, home)).status).toBe(429);
      expect((await verify(code, home, player.token)).status).toBe(200);
    });

    test('of a signed-in player are not replaced by a stranger, who cannot flood the player with mail either', async () => {
      await send('192.0.5.250', player.token);
      const code = await newestCode();
      const sent = await repeat(6, (index) => send(`192.0.5.${index}`));
      expect(statuses(sent)).toEqual([200, 200, 200, 200, 429, 429]);
      expect((await send('192.0.5.251', player.token)).status).toBe(200);
      const own = await newestCode();
      expect((await verify(code, home, player.token)).status).toBe(code === own ? 200 : 400);
      expect((await verify(own, home, player.token)).status).toBe(code === own ? 400 : 200);
    });
  });
});

test('without a trusted proxy, X-Forwarded-For is ignored', async () => {
  const sandbox = await startSandboxProcess({ RATE_LIMIT_LOGIN: '3' });
  const client = createClient(sandbox.url);
  const player = await client.register();
  const answers = await repeat(5, (index) => logIn(client, player, `192.0.2.${index}`));
  await sandbox.stop();
  expect(statuses(answers)).toEqual([200, 200, 200, 429, 429]);
});
