import http from 'node:http';
import { createClient } from '../testing/client';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { openTab, type TabClient } from '../testing/tabs';

let shared: SandboxProcess;
let one: TabClient;
let other: TabClient;

beforeAll(async () => {
  shared = await startSandboxProcess({ RATE_LIMIT_LOGIN: '2' });
  [one, other] = [await openTab(shared.url), await openTab(shared.url)];
});
afterAll(() => shared?.stop());
beforeEach(() => Promise.all([one.setState(), other.setState()]));

const coins = (client: { send: TabClient['send'] }) =>
  client.send('GET', '/wallet-service/api/wallet/coins').then(({ status }) => status);
const setFault = (client: { send: TabClient['send'] }, fault: object) =>
  client.send('POST', '/__sandbox/faults', { body: { path: '/wallet-service/*', status: 503, ...fault } });

describe('two tabs', () => {
  test('have their own faults', async () => {
    await setFault(one, {});
    expect([await coins(one), await coins(other), await coins(createClient(shared.url))]).toEqual([503, 200, 200]);
  });

  test('have the faults of the sandbox at which they were opened too, and keep them in each state', async () => {
    const client = createClient(shared.url);
    await setFault(client, {});
    await setFault(one, { status: 500 });
    expect([await coins(one), await coins(other)]).toEqual([503, 503]);
    await one.setState();
    expect(await coins(one)).toBe(503);
    await client.send('DELETE', '/__sandbox/faults');
    expect([await coins(one), await coins(other)]).toEqual([200, 200]);
  });

  test('have their own players, sessions, money and mail', async () => {
    const player = await one.register();
    await one.fund(player, 'BTC', '1');
    const balance = await one.call('balance', { params: { userId: player.id }, token: player.token });
    expect(balance.read().balances.readable).toMatchObject([{ currency: 'BTC', amount: '1' }]);
    await one.call('sendOtp', { body: { email: player.email } });
    expect((await one.newestMail(player.email)).code).toMatch(/^\d{6}$/);
    await expect(other.newestMail(player.email)).rejects.toThrow('No mail');
    expect((await other.call('profile', { params: { userId: player.id }, token: player.token })).status).toBe(401);
    expect((await other.send('GET', `/__sandbox/users?email=${player.email}`)).status).toBe(404);
  });

  test('have their own clocks', async () => {
    await one.setState({ clock: 'frozen' });
    await other.setState({ clock: '2027-01-01T10:00:00Z' });
    const dateOf = async (tab: TabClient) => (await tab.send('GET', '/health')).headers.get('date');
    expect(await dateOf(one)).toBe('Mon, 15 Jun 2026 12:00:00 GMT');
    expect(await dateOf(other)).toMatch('Fri, 01 Jan 2027 10:0');
    await one.setState({ clock: 'real' });
    expect(Math.abs(Date.parse((await dateOf(one)) ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('date the answers of faults by their clocks too', async () => {
    await one.setState({ clock: 'frozen' });
    await setFault(one, {});
    const { status, headers } = await one.send('GET', '/wallet-service/api/wallet/coins');
    expect([status, headers.get('date')]).toEqual([503, 'Mon, 15 Jun 2026 12:00:00 GMT']);
  });

  test('have cookies of their own', async () => {
    const nameOf = async (tab: TabClient) =>
      (await tab.send('POST', '/__sandbox/sessions', { body: { player: 'player' } })).headers
        .get('set-cookie')
        ?.split('=')[0];
    expect(await nameOf(one)).toBe(`tessera_sandbox_session_${one.port}`);
    expect(await nameOf(other)).toBe(`tessera_sandbox_session_${other.port}`);
  });
});

describe('a state', () => {
  test('puts back what players and tests have changed', async () => {
    const first = await one.signIn();
    const read = async ({ token, params }: typeof first) =>
      [
        await one.call('profile', { params, token }),
        await one.call('balance', { params, token }),
        await one.call('transactions', { params, token }),
        await one.call('listSessions', { params, token }),
        await one.call('bets', { params, token }),
      ].map(({ status, text }) => [status, text]);
    const before = await read(first);
    await one.send('POST', '/__sandbox/deposits', { body: { userId: first.user.id, currency: 'BTC', amount: '1' } });
    await one.mine(2);
    await one.signIn();
    await one.call('sendOtp', { body: { email: first.user.email } });
    const { password, ...form } = { ...(await one.register()) };
    await setFault(one, {});
    expect((await one.call('balance', { params: first.params, token: first.token })).status).toBe(503);
    await one.setState({ clock: 'frozen' });
    expect((await one.call('profile', { params: first.params, token: first.token })).status).toBe(401);
    expect((await one.call('login', { body: { email: form.email, password } })).status).toBe(401);
    expect((await one.send('GET', '/__sandbox/mail')).data).toEqual([]);
    expect((await one.send('GET', '/__sandbox/blocks')).data).toEqual({ height: 0 });
    await one.setState();
    // The clock runs, so the times of the session differ.
    const after = await read(await one.signIn());
    expect([after[0], after[1], after[2], after[4]]).toEqual([before[0], before[1], before[2], before[4]]);
    const audit = (await one.send('GET', '/__sandbox/ledger')).data;
    expect(audit).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
  });

  test('releases delayed answers, whose requests change nothing any more', async () => {
    const { token, params } = await one.signIn();
    await setFault(one, { path: '/*', status: undefined, delayMs: 600_000 });
    const delayed = one.call('balance', { params, token });
    const faults = async () => (await one.send('GET', '/__sandbox/faults')).data as unknown as { used: number }[];
    while ((await faults())[0]?.used !== 1);
    await one.setState();
    expect((await delayed).status).toBe(503);
  });

  test('is served without anything of former states: an unmet expectation is answered once', async () => {
    await one.setState();
    const status = await new Promise((resolve, reject) => {
      const asked = http.get(`${one.url}/health`, { headers: { expect: 'everything' } }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      asked.once('error', reject);
    });
    expect(status).toBe(417);
    expect(await coins(one)).toBe(200);
  });

  test('forgets limits', async () => {
    const wrong = async () =>
      (await one.call('login', { body: { email: 'player@tessera.test', password: 'Wrong2026!Pw' } })).status;
    expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 429]);
    await one.setState();
    expect(await wrong()).toBe(401);
  });

  test('may follow another at once', async () => {
    const statuses = await Promise.all(['empty', 'seeded', 'odd', 'seeded'].map((data) => one.setState({ data })));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await one.signIn()).user.username).toBe('marcella');
  });

  test.each([{ data: 'none' }, { clock: 'yesterday' }, { clock: '2026-06-15T12:00:00+02' }, { seed: 1 }])(
    'refuses %j',
    async (state) => {
      expect((await one.send('PUT', '/__sandbox/state', { body: state })).status).toBe(400);
    },
  );
});

test('a sandbox has no state, and a tab no tabs', async () => {
  expect((await createClient(shared.url).send('PUT', '/__sandbox/state', { body: {} })).status).toBe(404);
  expect((await one.send('POST', '/__sandbox/tabs')).status).toBe(404);
});

test('while all tabs are in use, another one is refused for a while, and the first ones stay', async () => {
  const open = () => createClient(shared.url).send('POST', '/__sandbox/tabs');
  const opened = await Promise.all(Array.from({ length: 40 }, open));
  const tabs = opened.filter(({ status }) => status === 201);
  const refused = opened.filter(({ status }) => status === 429);
  expect([tabs.length, refused.length]).toEqual([6, 34]);
  expect(refused[0]?.headers.get('retry-after')).toBe('15');
  expect(refused[0]?.data.message).toMatch('All sandboxes of tabs are in use');
  expect([await coins(one), await coins(other)]).toEqual([200, 200]);
  for (const { data } of tabs) {
    await createClient(shared.url).send('DELETE', `/__sandbox/tabs/${new URL(String(data.origin)).port}`);
  }
});

test('a closed tab does not answer, and the others do', async () => {
  const tab = await openTab(shared.url);
  const close = () => createClient(shared.url).send('DELETE', `/__sandbox/tabs/${tab.port}`);
  expect((await close()).status).toBe(200);
  await expect(tab.send('GET', '/health')).rejects.toThrow();
  expect((await close()).status).toBe(404);
  expect(await coins(one)).toBe(200);
});
