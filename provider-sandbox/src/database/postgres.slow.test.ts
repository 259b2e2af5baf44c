import { type AddressInfo, createServer, type Socket } from 'node:net';
import { readConfig } from '../config';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import type { Database, Queries } from './database';
import { dropEverything, migrate } from './migrate';
import { openPostgres } from './postgres';
import { DatabaseUnavailable } from './unavailable';

let server: PostgresServer;
let database: Database;

beforeAll(async () => {
  // It reports the connections that these tests break.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startPostgres();
  database = await server.open();
  await database.run(
    'create table jar (id int primary key, coins int not null); insert into jar values (1, 0), (2, 0)',
  );
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const addTo = (tx: Queries, id: number) => tx.query('update jar set coins = coins + 1 where id = $1', [id]);
const readCoins = async () =>
  (await database.query<{ coins: number }>('select coins from jar order by id')).map(({ coins }) => coins);

test('drops all that the migrations create, and nothing else', async () => {
  const readNames = async () =>
    (
      await database.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
         union all select proname from pg_proc where pronamespace = 'public'::regnamespace`,
      )
    ).map(({ name }) => name);
  await migrate(database);
  expect(await readNames()).toEqual(expect.arrayContaining(['users', 'ledger_balances', 'ledger_check_transfer']));
  await dropEverything(database);
  expect(await readNames()).toEqual(['jar']);
});

test('retries a transaction after a deadlock, and each of the two takes effect and reports its commit once', async () => {
  let runs = 0;
  let commits = 0;
  let arrived = 0;
  let meet: () => void;
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const cross = (first: number, second: number) =>
    database.transaction(async (tx) => {
      runs += 1;
      await addTo(tx, first);
      arrived += 1;
      if (arrived === 2) meet();
      await met;
      await addTo(tx, second);
      tx.onCommit(() => {
        commits += 1;
      });
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(await readCoins()).toEqual([2, 2]);
  expect(runs).toBeGreaterThan(2);
  expect(commits).toBe(2);
});

test.each(['40001', '40P01'])('gives up on a transaction that fails with %s every time', async (code) => {
  let runs = 0;
  const hopeless = database.transaction(async (tx) => {
    runs += 1;
    await addTo(tx, 1);
    await tx.run(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`);
  });
  const before = await readCoins();
  await expect(hopeless).rejects.toThrow(DatabaseUnavailable);
  expect(runs).toBe(5);
  expect(await readCoins()).toEqual(before);
});

test('does not retry a transaction that failed for another reason', async () => {
  let runs = 0;
  const onCommit = jest.fn();
  const broken = database.transaction(async (tx) => {
    runs += 1;
    tx.onCommit(onCommit);
    await tx.query('insert into jar values (1, 1)');
  });
  await expect(broken).rejects.toThrow('duplicate key');
  expect(onCommit).not.toHaveBeenCalled();
  expect(runs).toBe(1);
});

test('survives a connection that breaks during a transaction, and does not retry that transaction', async () => {
  let runs = 0;
  const interrupted = database.transaction(async (tx) => {
    runs += 1;
    await addTo(tx, 1);
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1, 10000)', [own?.pid ?? 0]);
    await addTo(tx, 2);
  });
  const before = await readCoins();
  await expect(interrupted).rejects.toThrow(DatabaseUnavailable);
  expect(runs).toBe(1);
  expect(await readCoins()).toEqual(before);
});

test('applies its timeouts to a statement, a lock and the next statement of a transaction', async () => {
  const hasty = await server.open({ statementMs: 1_000, lockMs: 300 });
  await expect(hasty.query('select pg_sleep(60)')).rejects.toThrow('57014');
  await database.transaction(async (tx) => {
    await addTo(tx, 1);
    await expect(hasty.transaction((other) => addTo(other, 1))).rejects.toThrow('55P03');
  });
  const idle = hasty.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    const isThere = () => database.query('select 1 from pg_stat_activity where pid = $1', [own?.pid ?? 0]);
    while ((await isThere()).length > 0);
    await tx.query('select 1');
  });
  await expect(idle).rejects.toThrow(DatabaseUnavailable);
  await hasty.close();
});

test('does not wait for a server that accepts connections and never answers', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => {
    mute.listen(0, '127.0.0.1', done);
  });
  const { port } = mute.address() as AddressInfo;
  const opening = openPostgres(`postgres://sandbox@127.0.0.1:${port}/postgres`, {
    ...readConfig({}).databaseTimeouts,
    connectMs: 200,
  });
  await expect(opening).rejects.toThrow('The database of DATABASE_URL does not answer');
  for (const socket of sockets) socket.destroy();
  mute.close();
});
