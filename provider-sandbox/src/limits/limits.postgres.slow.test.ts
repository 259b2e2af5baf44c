import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, migrate } from '../database';
import type { Player } from '../testing/client';
import { openDice, rollDice } from '../testing/games';
import { describeLimitKills } from '../testing/limitKills';
import { describeLimitLaws } from '../testing/limitLaws';
import { sandboxOfTests } from '../testing/ofTests';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { holdPlayer } from './limitStates';

let server: PostgresServer;
let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));

beforeAll(async () => {
  server = await startPostgres();
  database = await server.open();
  await migrate(database);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readEnv = () => ({ DATABASE_URL: server.url, DATA_DIR: folder });

describe('on a PostgreSQL server', () => {
  describeLimitLaws(readEnv);
  describeLimitKills(readEnv);
});

describe('a bet that comes while', () => {
  const { client } = sandboxOfTests(readEnv);
  const untilOneWaits = async () => {
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    while ((await database.query(waiting)).length === 0) await setTimeout(10);
  };

  test.each([
    ['a limit is set', `insert into limits (user_id, kind, period, amount) values ($1, 'wager', 'month', 1)`, 'limit'],
    [
      'a break begins',
      `insert into breaks (user_id, length, begun_at, until) values ($1, '1d', now(), now() + interval '1 day')`,
      'until',
    ],
  ])('%s waits for it, and is refused by it', async (_what, change, field) => {
    const player = await client.register('1');
    const session = await openDice(client, player);
    const { betting } = await database.transaction(async (tx) => {
      await holdPlayer(tx, player.id);
      await tx.query(change, [player.id]);
      const bet = rollDice(client, session, randomUUID(), '0.001');
      await Promise.race([bet, untilOneWaits()]);
      return { betting: bet };
    });
    const { status, data } = await betting;
    expect(status).toBe(403);
    expect(data).toHaveProperty(field);
  });
});

describe('what depends on the limits of a player waits for what holds the player:', () => {
  const { client } = sandboxOfTests(readEnv);
  const held = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'select id from users % for no key update'`;
  const untilOneIsHeld = async () => {
    while ((await database.query(held)).length === 0) await setTimeout(10);
    return 'held';
  };
  const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
  const proved = (player: Player, body: object = {}) => ({ ...own(player), body: { ...body, proof: player.password } });
  const limitOf = ({ id, token }: Player, amount: string) => ({
    ...{ params: { userId: id, kind: 'deposit', period: 'day' }, token },
    body: { amount },
  });

  test.each<[string, (player: Player, deposit: string) => Promise<unknown>]>([
    ['setting a limit', (player) => client.call('setLimit', limitOf(player, '2'))],
    ['beginning a break', (player) => client.call('takeBreak', proved(player, { length: '1d' }))],
    ['closing the account', (player) => client.call('closeAccount', proved(player))],
    ['asking to play again', (player) => client.call('playAgain', own(player))],
    ['releasing what is held', (player) => client.call('readLimits', own(player))],
    [
      'returning it',
      (player, id) => client.call('returnHeld', { params: { userId: player.id, id }, token: player.token }),
    ],
    ['crediting a deposit', (player) => client.fund(player, 'USDT', '5')],
  ])('%s', async (_what, act) => {
    const player = await client.register();
    await client.call('setLimit', limitOf(player, '1'));
    await client.fund(player, 'USDT', '50');
    const [deposit] = (await client.call('readLimits', own(player))).read().held.readable;
    const { acting } = await database.transaction(async (tx) => {
      await holdPlayer(tx, player.id);
      const answered = act(player, deposit?.id ?? '').then(() => 'answered');
      expect(await Promise.race([answered, untilOneIsHeld()])).toBe('held');
      return { acting: answered };
    });
    await acting;
  });
});

describe('marketing', () => {
  const { client } = sandboxOfTests(readEnv);

  test('the consent ends when a break begins', async () => {
    const password = 'Tessera2026!';
    const form = { username: 'agreed', email: 'agreed@tessera.test', password, confirmPassword: password };
    const body = { ...form, agreeTerms: true, agreeMarketing: true, referralCode: '' };
    const { token = '', user } = (await client.call('register', { body })).read();
    const userId = user?.id ?? '';
    const agreed = () => database.query('select agreed_to_marketing as agreed from users where id = $1', [userId]);
    expect(await agreed()).toEqual([{ agreed: true }]);
    const begin = { params: { userId }, token, body: { length: '6m', proof: password } } as const;
    expect((await client.call('takeBreak', begin)).status).toBe(200);
    expect(await agreed()).toEqual([{ agreed: false }]);
  });
});

test.each([
  "update breaks set until = begun_at + interval '1 second'",
  'delete from breaks',
  'truncate breaks',
  'update play_requests set play_from = asked_at',
  'delete from play_requests',
  'truncate play_requests',
])('the database refuses: %s', async (statement) => {
  await database.query(
    `insert into users (id, email, username, username_key, display_name, password_hash, created_at)
     values ('break', 'b@tessera.test', 'break', 'break', 'break', '-', now()) on conflict do nothing`,
  );
  await database.query(
    `insert into breaks (user_id, length, begun_at, until) values ('break', '1d', now(), now() + interval '1 day')`,
  );
  await database.query(
    `insert into play_requests (user_id, asked_at, play_from) values ('break', now(), now() + interval '1 day')`,
  );
  await expect(database.query(statement)).rejects.toThrow('Breaks are only added');
});
