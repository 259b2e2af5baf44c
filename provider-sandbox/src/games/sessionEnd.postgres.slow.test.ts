import type { Pool } from 'pg';
import { createClient, type Player } from '../testing/client';
import { diceUuid } from '../testing/games';
import { connectTo, type PostgresServer, startPostgres } from '../testing/postgresServer';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

let server: PostgresServer;
let sandbox: SandboxProcess;
let database: Pool;

beforeAll(async () => {
  server = await startPostgres();
  sandbox = await startSandboxProcess({ DATABASE_URL: server.url, SEED: 'none', SANDBOX_SECRET: '0'.repeat(32) });
  database = connectTo(server);
});
afterAll(async () => {
  await database?.end();
  await sandbox?.stop();
  await server?.stop();
});

const common = { device: 'desktop', language: 'en', return_url: 'http://localhost:3000/game-return' };
const tokenOf = (url = '') => new URL(url).searchParams.get('session') ?? '';

async function openBoth(player: Player) {
  const client = createClient(sandbox.url);
  const account = { player_id: player.id, player_name: player.username, currency: 'BTC', email: player.email };
  const body = { ...common, ...account };
  const real = await client.call('initGame', { params: { uuid: diceUuid }, token: player.token, body });
  const fun = await client.call('initDemoGame', { params: { uuid: diceUuid }, body: common });
  const tokens = [tokenOf(real.read().data?.url), tokenOf(fun.read().data?.url)];
  return () =>
    Promise.all(tokens.map(async (token) => (await client.send('GET', '/play/api/state', { token })).status));
}

test.each([
  ['runs out', "expires_at = now() - interval '1 second'"],
  ['is ended', 'ended_at = now()'],
])('a game ends when the session of its account %s, and fun play does not', async (_, change) => {
  const player = await createClient(sandbox.url).register();
  const ask = await openBoth(player);
  expect(await ask()).toEqual([200, 200]);
  await database.query(`update sessions set ${change} where user_id = $1`, [player.id]);
  expect(await ask()).toEqual([401, 200]);
});
