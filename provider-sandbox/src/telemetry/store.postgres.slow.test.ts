import { type PostgresDatabase, startPostgresDatabase } from '../testing/postgresDatabase';
import { createStore, hourMs } from './store';

const rows = 700;
const aPoint = { name: 'web_vitals.lcp', unit: 'ms', attributes: {}, count: 1 } as const;
let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await startPostgresDatabase();
});
afterAll(() => postgres?.stop());

test('rows that are not written stay, and take no more room each time', async () => {
  const failures: unknown[] = [];
  const store = createStore(postgres.database, (error) => failures.push(error));
  const at = new Date();
  for (let bucket = 0; bucket < rows; bucket += 1) store.add(at, { ...aPoint, bucket });
  await postgres.database.run('alter table telemetry_points rename to away');
  for (let time = 0; time < 30; time += 1) await store.flush();
  expect(failures).toHaveLength(30);
  expect(store.add(at, { ...aPoint, bucket: rows })).toBe(true);
  await postgres.database.run('alter table away rename to telemetry_points');
  await store.flush();
  const [written] = await postgres.database.query(
    'select count(*)::int as rows, sum(count)::int as sum from telemetry_points',
  );
  expect(written).toEqual({ rows: rows + 1, sum: rows + 1 });
});

test.each([
  ['forward', 2],
  ['back', -48],
])('the hour of a limit is an hour, also when the clock is set %s', async (_, hours) => {
  let ms = 0;
  const store = createStore(
    postgres.database,
    () => undefined,
    () => ms,
  );
  const event = { name: 'tessera.remote.failure', attributes: {} } as const;
  const at = new Date();
  const later = new Date(at.getTime() + hours * hourMs);
  for (let index = 0; index < 1_000; index += 1) store.addEvent(at, event);
  await store.flush();
  expect(store.addEvent(later, event)).toBe(false);
  ms += hourMs;
  expect(store.addEvent(later, event)).toBe(true);
});
