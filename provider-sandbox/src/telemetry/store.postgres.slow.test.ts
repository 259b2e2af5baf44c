import { readConfig } from '../config';
import { type Database, migrate, openPostgres } from '../database';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { createStore } from './store';

const rows = 700;
const aPoint = { name: 'web_vitals.lcp', unit: 'ms', attributes: {}, count: 1 } as const;
let server: PostgresServer;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  database = await openPostgres(server.url, readConfig({}).databaseTimeouts);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

test('rows that are not written stay, and take no more room each time', async () => {
  const failures: unknown[] = [];
  const store = createStore(database, (error) => failures.push(error));
  const at = new Date();
  for (let bucket = 0; bucket < rows; bucket += 1) store.add(at, { ...aPoint, bucket });
  // There is no table yet.
  for (let time = 0; time < 30; time += 1) await store.flush();
  expect(failures).toHaveLength(30);
  expect(store.add(at, { ...aPoint, bucket: rows })).toBe(true);
  await migrate(database);
  await store.flush();
  const [written] = await database.query('select count(*)::int as rows, sum(count)::int as sum from telemetry_points');
  expect(written).toEqual({ rows: rows + 1, sum: rows + 1 });
});
