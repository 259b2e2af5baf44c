import type { Pool } from 'pg';
import { createClient } from '../testing/client';
import { connectTo, type PostgresServer, startPostgres } from '../testing/postgresServer';
import { startSandboxProcess } from '../testing/sandboxProcess';

let server: PostgresServer;
let database: Pool;

beforeAll(async () => {
  server = await startPostgres();
  database = connectTo(server);
});
afterAll(async () => {
  await database?.end();
  await server?.stop();
});

const start = () => startSandboxProcess({ DATABASE_URL: server.url, DATA_DIR: 'memory://', SEED: 'none' });

test('the log of an unexpected error of the database has its code and constraint, and nothing of the player', async () => {
  const sandbox = await start();
  const client = createClient(sandbox.url);
  const { id, token } = await client.register();
  await database.query('alter table preferences add constraint surprise check (settings is null)');
  const body = { details: { username: 'julia', email: 'julia@tessera.test' } };
  const answer = await client.call('savePreferences', { params: { userId: id }, token, body });
  expect(answer).toMatchObject({ status: 500, data: { message: 'Something went wrong on the provider sandbox.' } });
  await sandbox.stop();
  expect(sandbox.written()).toContain('"code":"23514","constraint":"surprise"');
  // Where it occurred.
  expect(sandbox.written()).toMatch(/ {4}at .*accountRoutes/);
  const log = sandbox.written().replaceAll(`/${id}/`, '');
  for (const secret of [id, 'julia', 'preferences (']) expect(log).not.toContain(secret);
});

test('a start that the database refuses is explained without values of rows', async () => {
  await database.query('drop schema public cascade; create schema public');
  await database.query("create table users (email text); insert into users values ('julia@tessera.test')");
  const failure = await start().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure).toContain('The sandbox cannot start: database error 42P07');
  expect(failure).not.toContain('julia');
});
