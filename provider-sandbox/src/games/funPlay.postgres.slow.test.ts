import { request } from 'node:http';
import { calls, stringifyJson } from '@tessera/shared-contracts/api/schema';
import { diceUuid, rollDice } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';

const perAddress = 3;
const overall = 5;
const body = { device: 'mobile', language: 'en', return_url: 'http://localhost:3000/game-return' };

const { client, database } = postgresSandboxOfTests({
  FUN_SESSIONS: String(overall),
  FUN_SESSIONS_PER_NETWORK: String(perAddress),
});

const open = async () => {
  const answer = await client.call('initDemoGame', { params: { uuid: diceUuid }, body });
  return new URL(answer.read().data?.url ?? '').searchParams.get('session') ?? '';
};
const openFrom = (localAddress: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const url = new URL(calls.initDemoGame.path.replace('{uuid}', diceUuid), client.url);
    request(url, { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end(stringifyJson(body));
  });
const stateOf = async (session: string) => (await client.send('GET', '/play/api/state', { token: session })).status;
const count = async (table: string) => {
  const rows = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count;
};
const openSessions = 'game_sessions where user_id is null';

test('the newest session of an address replaces its oldest', async () => {
  const sessions = [await open(), await open(), await open(), await open(), await open()];
  const states = await Promise.all(sessions.map(stateOf));
  expect(states).toEqual([401, 401, 200, 200, 200]);
  expect(await count(openSessions)).toBe(perAddress);
  expect(await count('seed_pairs')).toBe(perAddress);
  expect(await rollDice(client, sessions[0] ?? '', 'a-closed-session', '1')).toMatchObject({
    status: 401,
    data: { message: expect.stringContaining('over') },
  });
});

test('the total is limited, whatever the number of addresses', async () => {
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
    for (let index = 0; index < perAddress; index += 1) expect(await openFrom(address)).toBe(200);
  }
  expect(await count(openSessions)).toBe(overall);
});

test('a flood of sessions leaves at most the limit', async () => {
  await Promise.all(Array.from({ length: 60 }, open));
  // Simultaneous requests do not see each other's sessions; later ones delete the excess.
  for (let index = 0; index < 4; index += 1) await open();
  expect(await count(openSessions)).toBe(perAddress);
});

test('expired sessions are deleted with their rounds and seeds, and real play is not affected', async () => {
  const player = await client.register();
  const real = await client.call('initGame', {
    params: { uuid: diceUuid },
    token: player.token,
    body: { ...body, player_id: player.id, player_name: player.username, currency: 'BTC', email: player.email },
  });
  const session = await open();
  expect((await rollDice(client, session, 'a-round-to-go', '1')).status).toBe(200);
  await database.run(`update game_sessions set expires_at = created_at`);
  await open();
  expect(await count(openSessions)).toBe(1);
  expect([await count('rounds'), await count('seed_pairs')]).toEqual([0, 0]);
  expect(real.status).toBe(200);
  expect(await count('game_sessions where user_id is not null')).toBe(1);
});

test('a long session keeps its newest rounds with their seeds', async () => {
  const session = await open();
  const turn = async (key: string) => {
    expect((await rollDice(client, session, key, '0.01')).status).toBe(200);
    expect(
      (await client.send('POST', '/play/api/seeds', { token: session, body: { key: `rotation-of-${key}` } })).status,
    ).toBe(200);
  };
  await turn('the-first-round');
  await database.run(`
    insert into rounds select id || n, player, game_uuid, session_id, idempotency_key || n, seed_pair_id, nonce + n, currency,
      stake, payout, bet, outcome, created_at - n * interval '1 second', scheme, multiplier from rounds, generate_series(1, 250) as n`);
  for (let index = 0; index < 4; index += 1) await turn(`another-round-${index}`);
  expect(await count('rounds')).toBe(200);
  // The pairs of the five rounds, and the pair in use.
  expect(await count('seed_pairs')).toBe(6);
});
