import { rmSync } from 'node:fs';
import { readConfig } from '../config';
import { createClient, type Player } from '../testing/client';
import { type PostgresDatabase, startPostgresDatabase } from '../testing/postgresDatabase';
import { copyStartedData, startSandboxProcess } from '../testing/sandboxProcess';
import { createCleaner } from './cleaning';
import { createSteadiness, readCleaningTime } from './clock';

const hourMs = 60 * 60_000;

describe('a start with a clock that is wrong', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await copyStartedData();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts a process whose clock is this far ahead, and with it its database's. */
  const start = (aheadMs: number) => {
    const clock = `const Real = Date; globalThis.Date = class extends Real {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(Real.now() + ${aheadMs}); }
      static now() { return Real.now() + ${aheadMs}; } }`;
    return startSandboxProcess({
      DATA_DIR: folder,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}`,
    });
  };

  test('deletes no session and no security event, and says what to do', async () => {
    let sandbox = await start(0);
    let client = createClient(sandbox.url);
    const player: Player = await client.register();
    const own = { params: { userId: player.id }, token: player.token };
    const read = async () => [
      (await client.call('listSessions', own)).read().sessions.readable.length,
      (await client.call('readActivity', own)).read().events.readable.length,
    ];
    await client.call('login', { body: { email: player.email, password: player.password } });
    const before = await read();
    await sandbox.stop();
    sandbox = await start(400 * 24 * hourMs);
    while (!sandbox.written().includes('No old rows are deleted')) await new Promise((done) => setTimeout(done, 20));
    await sandbox.stop();
    sandbox = await start(0);
    client = createClient(sandbox.url);
    expect(await read()).toEqual(before);
    await sandbox.stop();
  });
});

describe('the clock that old rows are deleted by', () => {
  let postgres: PostgresDatabase;
  beforeAll(async () => {
    postgres = await startPostgresDatabase();
  });
  afterAll(() => postgres?.stop());

  const setUp = (trustedHoursAgo: number, doubtedHoursAgo: number | null) =>
    postgres.database.query(
      `update cleaning_clock set trusted_at = clock_timestamp() - $1::float8 * interval '1 hour',
         doubted_since = clock_timestamp() - $2::float8 * interval '1 hour'`,
      [trustedHoursAgo, doubtedHoursAgo],
    );
  const look = (aheadHours = 0, steadyHours = 1) =>
    readCleaningTime(
      postgres.database,
      () => new Date(Date.now() + aheadHours * hourMs),
      () => steadyHours * hourMs,
    );

  test.each([
    ['an hour after the last cleaning', 1, null, 0, true],
    ['just under a day after it', 23.9, null, 0, true],
    ['just over a day after it', 24.1, null, 0, false],
    ['years after it', 50_000, null, 0, false],
    ['years after it, and doubted for an hour', 50_000, 1, 0, false],
    ['years after it, and doubted for a day', 50_000, 24.1, 0, true],
    ['days after it, and doubted days ago', 144, 72, 0, true],
    ['years after it, and set back since it was doubted', 50_000, -10_000, 0, false],
    ['before the last cleaning: it makes no row old', -50_000, null, 0, true],
    ['a day behind the process', 1, null, 25, false],
    ['a day ahead of the process', 1, null, -25, false],
    ['hours ahead of the process', 1, null, -23, true],
  ])('%s', async (_, trusted, doubted, ahead, isTrusted) => {
    await setUp(trusted, doubted);
    expect('at' in (await look(ahead))).toBe(isTrusted);
  });

  test('is trusted once it was doubted for a day, and by its own time again', async () => {
    await setUp(50_000, null);
    expect(await look()).toHaveProperty('doubt');
    await postgres.database.run(`update cleaning_clock set doubted_since = doubted_since - interval '25 hours'`);
    expect(await look()).toHaveProperty('at');
    expect(await look()).toHaveProperty('at');
  });

  test.each([24.1, 72, 10_000])(
    'is doubted until it was steady for an hour, if it was doubted %d hours ago',
    async (doubted) => {
      await setUp(50_000, doubted);
      for (const steady of [0, 0.9]) expect(await look(0, steady)).toHaveProperty('doubt');
      expect(await look(0, 1)).toHaveProperty('at');
    },
  );

  test('is reported once while it is doubted', async () => {
    await setUp(50_000, null);
    const warnings: unknown[] = [];
    const note = (line: unknown) => void warnings.push(line);
    const clean = createCleaner(
      { config: readConfig({}), database: postgres.database, now: () => new Date() },
      { warn: note, error: note },
    );
    for (let hour = 0; hour < 3; hour += 1) await clean();
    expect(warnings).toEqual([
      expect.stringMatching(/^No old rows are deleted: .* set the clock .* nothing is to be done/),
    ]);
  });
});

test('a clock is steady for as long as it advances like the monotonic one', () => {
  let ms = 5_000;
  const steadyMsOf = createSteadiness(() => ms);
  const start = Date.now();
  const steadyAfter = (hours: number, aheadMs: number) => {
    ms += hours * hourMs;
    return steadyMsOf(new Date(start + ms + aheadMs)) / hourMs;
  };
  const ahead = 400 * 24 * hourMs;
  expect([steadyAfter(0, 0), steadyAfter(1, 500), steadyAfter(1, -500)]).toEqual([0, 1, 2]);
  expect([steadyAfter(1, ahead), steadyAfter(1, ahead)]).toEqual([0, 1]);
  expect([steadyAfter(1, -ahead), steadyAfter(0.5, -ahead)]).toEqual([0, 0.5]);
});
