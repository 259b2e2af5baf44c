import { readConfig } from '../config';
import { type Database, migrate } from '../database';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { requireStake } from './requireStake';

let server: PostgresServer;
let database: Database;
const at = new Date('2026-03-11T10:00:00Z');

beforeAll(async () => {
  server = await startPostgres();
  database = await server.open();
  await migrate(database);
  await database.run(
    `insert into users (id, email, username, username_key, display_name, password_hash, created_at)
       select name, name || '@tessera.test', name, name, name, '-', '2026-03-11' from unnest(array['resting', 'limited']) as name;
     insert into breaks (user_id, length, begun_at, until) values ('resting', '1d', '2026-03-11', '2026-03-12');
     insert into limits (user_id, kind, period, amount) values ('limited', 'wager', 'day', 1)`,
  );
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

// Whose session was checked just before, comes here.
test.each([
  ['limits,breaks', 'resting', 403],
  ['limits,breaks', 'limited', 403],
  ['breaks', 'resting', 403],
  ['breaks', 'limited', undefined],
  ['limits', 'resting', undefined],
  ['limits', 'limited', 403],
  ['none', 'resting', undefined],
  ['none', 'limited', undefined],
])('with the extensions %s the stake of a %s player is answered with %s', async (extensions, userId, status) => {
  const config = readConfig({ SANDBOX_EXTENSIONS: extensions });
  const stake = { userId, gameSession: 'none', reference: extensions, currency: 'BTC', amount: '0.001', at };
  const refusal = await database
    .transaction((tx) => requireStake({ config }, tx, stake))
    .then(
      () => undefined,
      (error) => error.status,
    );
  expect(refusal).toBe(status);
});
