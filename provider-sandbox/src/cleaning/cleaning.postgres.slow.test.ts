import { readFileSync } from 'node:fs';
import { type Player, testAddress } from '../testing/client';
import { openDice, openGame, playMinesBySteps, rollDice } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { attributesOf, counter, labelsOf, logsReport, metricsReport } from '../testing/reports';
import { deleteOldRows } from './cleaning';
import { retention } from './retention';

const dayMs = 24 * 60 * 60_000;
const after = (days: number) => new Date(Date.now() + days * dayMs);
const fail = (table: string, error: unknown): void => {
  throw new Error(`${table}: ${error}`);
};
let player: Player;

const { client, database } = postgresSandboxOfTests({
  ...{ SEED: 'none', TELEMETRY_RELEASES: 'any' },
});
beforeAll(async () => {
  player = await client.register();
});

const count = async (table: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const clean = (at: Date, onFailure = fail) => deleteOldRows({ database, at, onFailure });
const own = () => ({ params: { userId: player.id }, token: player.token });

/** Leaves a row in each table that is cleaned. */
async function leaveTraces() {
  await client.fund(player, 'BTC', '1');
  const body = { currency: 'BTC', amount: 0.1, address: testAddress };
  await client.call('withdrawOtp', { ...own(), body });
  await client.call('sendOtp', { body: { email: player.email } });
  const wrong = { email: player.email, otp: (Number((await client.newestMail(player.email)).code) + 1) % 1_000_000 };
  expect((await client.call('verifyEmail', { body: wrong })).status).toBe(400);
  await client.call('login', { body: { email: player.email, password: player.password } });
  const failure = attributesOf({ ...labelsOf('lists'), 'tessera.kind': 'load' });
  for (const [signal, report] of [
    ['metrics', metricsReport(counter(labelsOf('lists')))],
    ['logs', logsReport({ eventName: 'tessera.remote.failure', attributes: failure })],
  ] as const)
    expect((await client.send('POST', `/telemetry/v1/${signal}`, { body: report })).data).toEqual({});
  // Writes what is in memory.
  await client.send('GET', '/__sandbox/telemetry?remote=lists&since=2026-01-01T00:00:00Z');
  await client.call('beginPasskeyLogin', { body: {} });
  await database.query(
    `insert into login_challenges (id_hash, user_id, created_at, expires_at) values ('challenge', $1, now(), now())`,
    [player.id],
  );
  await database.query(
    `insert into passkey_challenges (challenge_hash, purpose, user_id, login_challenge, expires_at)
     values ('passkey', 'login', $1, 'challenge', now())`,
    [player.id],
  );
}

test('deletes rows at their age and not before, and no books, rounds or stakes', async () => {
  await leaveTraces();
  const session = await openDice(client, player);
  const round = await rollDice(client, session, 'the-round-of-this-player', '0.001');
  const steps = await openGame(client, player, 'Mines');
  const opened = await client.send('POST', '/play/api/open-round', {
    token: steps,
    body: { key: 'the-steps-of-this-player', game: 'mines', currency: 'BTC', stake: '0.01', start: { mines: 3 } },
  });
  expect([round.status, opened.status]).toEqual([200, 200]);
  const books = ['rounds', 'open_rounds', 'ledger_entries', 'transactions', 'seed_pairs', 'users'];
  const before = await Promise.all(books.map(count));
  for (const { table } of retention) expect([table, await count(table)]).not.toEqual([table, 0]);
  await clean(after(0.9));
  for (const { table } of retention) expect([table, await count(table)]).not.toEqual([table, 0]);
  for (const days of [...new Set(retention.map((rule) => rule.days))]) {
    // No row lives longer than 30 days before its age counts.
    await clean(after(days + 31));
    for (const { table } of retention.filter((rule) => rule.days <= days)) {
      // The open round's game session, and the account session that opened it, must stay.
      const isHeld = table === 'game_sessions' || table === 'sessions';
      expect([table, await count(table)]).toEqual([table, isHeld ? 1 : 0]);
    }
  }
  expect(await Promise.all(books.map(count))).toEqual(before);
  const { data } = await client.send('GET', '/play/api/state', { token: await openDice(client, player) });
  expect((data.rounds as { id: string }[]).map(({ id }) => id)).toEqual([(round.data.round as { id: string }).id]);
  await playMinesBySteps(client, await openGame(client, player, 'Mines'), 'the-steps-of-this-player');
});

test('deletes in batches, and one failing table does not stop the others', async () => {
  await database.query(
    `insert into failed_tries (user_id, purpose, source, failed_at)
     select $1, 'email', 'player', now() from generate_series(1, 2500)`,
    [player.id],
  );
  await client.fund(player, 'BTC', '1');
  await database.run(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$;
    create trigger refused before delete on failed_tries for each statement execute function refuse()`);
  const failed: string[] = [];
  await clean(after(2), (table) => void failed.push(table));
  expect([failed, await count('failed_tries'), await count('player_events')]).toEqual([['failed_tries'], 2500, 0]);
  await database.run('drop trigger refused on failed_tries; drop function refuse()');
  await clean(after(2));
  expect(await count('failed_tries')).toBe(0);
});

test('does nothing while another process is cleaning', async () => {
  await client.fund(player, 'BTC', '1');
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7355609)');
    await clean(after(400));
  });
  expect(await count('player_events')).toBeGreaterThan(0);
});

test('the documentation has every age', () => {
  const page = readFileSync(new URL('../../API.md', import.meta.url), 'utf8');
  const stated = [...page.matchAll(/^\| `(\w+)` \| (\d+) days? after/gm)].map(([, table, days]) => [
    table,
    Number(days),
  ]);
  expect(stated).toEqual(retention.map(({ table, days }) => [table, days]));
});
