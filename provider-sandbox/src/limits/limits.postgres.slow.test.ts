import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate } from '../database';
import { describeLimitKills } from '../testing/limitKills';
import { describeLimitLaws } from '../testing/limitLaws';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

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
