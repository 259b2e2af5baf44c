import { compareDecimals } from '@tessera/shared-contracts/money';
import type { Pool } from 'pg';
import {
  fastClock,
  type Placed,
  placeBet,
  playAutomatic,
  type ReceivedEvent,
  watchRounds,
} from '../../testing/automatic';
import { type Client, createClient } from '../../testing/client';
import { openFun, openGame } from '../../testing/games';
import { connectTo, type PostgresServer, startPostgres } from '../../testing/postgresServer';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandboxProcess';
import { automaticMessages as words } from './automatic.messages';

let server: PostgresServer;
let database: Pool;
const running: SandboxProcess[] = [];

beforeAll(async () => {
  server = await startPostgres();
  database = connectTo(server);
});
afterAll(async () => {
  await Promise.all(running.map((sandbox) => sandbox.stop()));
  await database?.end();
  await server?.stop();
});

async function start(env: Readonly<Record<string, string>> = fastClock): Promise<SandboxProcess> {
  const sandbox = await startSandboxProcess({
    DATABASE_URL: server.url,
    DATA_DIR: 'memory://',
    SEED: 'none',
    SANDBOX_SECRET: '0'.repeat(32),
    ...env,
  });
  running.push(sandbox);
  return sandbox;
}
async function openPlayer(client: Client) {
  const player = await client.register('1');
  return { player, session: await openGame(client, player, 'Automatic') };
}
const expectSoundBooks = async (client: Client) =>
  expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
    unbalanced: [],
    overdrawn: [],
    misstated: [],
  });
/** Expects that retries of a bet return the same one, and that its player has no other in the round. */
async function expectOneBet(client: Client, session: string, id: string | undefined) {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      placeBet(client, session, index % 2 ? 'the-bet-of-this-player' : `another-bet-${index}`),
    ),
  );
  for (const [index, { status, data }] of answers.entries()) {
    if (index % 2) expect([status, (data as unknown as Placed).bet?.id]).toEqual([200, id]);
    else expect([status, data.message]).toEqual([409, words.oneBet]);
  }
}
const countBets = async () => (await database.query('select from automatic_bets')).rowCount ?? 0;

test('processes that share a database play the same rounds, and accept and settle each bet once', async () => {
  const [a, b] = [await start(), await start()];
  const clients = [createClient(a.url), createClient(b.url)] as const;
  const watchers = [await watchRounds(a.url), await watchRounds(b.url)] as const;
  const players = await Promise.all(Array.from({ length: 6 }, () => openPlayer(clients[0])));
  const plays = players.flatMap(({ session }, index) =>
    clients.map((client) => playAutomatic(client, { session, key: `bet-of-player-${index}` })),
  );
  const rounds = (await Promise.all(plays)).map(({ data }) => (data as unknown as Placed).round);
  for (const [index, { player }] of players.entries()) {
    const [first, second] = rounds.slice(index * 2, index * 2 + 2);
    expect(first).toEqual(second);
    const { entries, sums } = await clients[0].ledger(player);
    const ofRound = entries.filter(({ reference }) => reference === first?.id);
    expect(ofRound).toHaveLength(compareDecimals(first?.payout ?? '', '0') > 0 ? 2 : 1);
    const won = compareDecimals(first?.payout ?? '', '0') > 0;
    expect(sums.BTC).toBe(won ? '1.00500000' : '0.99000000');
  }
  // Both report the same results, whichever process advanced the clock.
  const last = Math.max(...rounds.map((round) => round?.nonce ?? 0));
  const results = await Promise.all(
    watchers.map(async (watcher) => {
      // A process that joins a round late reports it among the results.
      const roundOf = ({ data }: ReceivedEvent) =>
        [data.round, ...(data.results ?? [])].find((round) => round?.nonce === last && round.result !== null);
      return roundOf(await watcher.until((event) => roundOf(event) !== undefined))?.result;
    }),
  );
  expect(results[0]).toEqual(results[1]);
  await Promise.all(watchers.map((watcher) => watcher.close()));
  await expectSoundBooks(clients[0]);
  await Promise.all([a.stop(), b.stop()]);
});

test.each([
  ['while bets are taken', { AUTOMATIC_BETTING_MS: '600000' }, 'betting'],
  ['while the multiplier grows', { AUTOMATIC_BETTING_MS: '1500', AUTOMATIC_DOUBLING_MS: '3000' }, 'running'],
])('bets of a process that is killed %s are settled by the next one without any request', async (_, env, phase) => {
  const killed = await start(env);
  const client = createClient(killed.url);
  const players = await Promise.all([openPlayer(client), openPlayer(client), openPlayer(client)]);
  const fun = await openFun(client, 'Automatic');
  const watcher = await watchRounds(killed.url);
  await watcher.until(({ data }) => data.round?.phase === 'betting');
  const sessions = [...players.map(({ session }) => session), fun];
  const placed = await Promise.all(
    sessions.map(async (session) => {
      for (;;) {
        const answer = await placeBet(client, session, 'the-bet-of-this-player');
        if (answer.status === 200) return answer.data as unknown as Placed;
        expect(answer.data.reason).toBe('betting-closed');
        await watcher.until(({ data }) => data.round?.phase === 'betting');
      }
    }),
  );
  const number = placed[0]?.bet?.round ?? 0;
  if (phase === 'betting') await expectOneBet(client, sessions[0] ?? '', placed[0]?.bet?.id);
  await watcher.until(({ data }) => data.round?.number >= number && data.round.phase === phase);
  await killed.kill();
  await watcher.ended;
  // The long betting phase is ended here, so that the test does not wait for it.
  if (phase === 'betting')
    await database.query('update automatic_rounds set ends_at = now() where phase = $1', [phase]);

  const next = await start();
  while ((await countBets()) > 0) await new Promise((done) => setTimeout(done, 50));
  const nextClient = createClient(next.url);
  for (const [index, session] of sessions.entries()) {
    const { data } = await nextClient.send('GET', '/play/api/state', { token: session });
    const rounds = data.rounds as { id: string }[];
    expect(rounds.map(({ id }) => id)).toEqual([placed[index]?.bet?.id]);
  }
  for (const { player } of players) {
    const { entries } = await nextClient.ledger(player);
    expect(entries.filter(({ kind }) => kind === 'round')).toHaveLength(1);
  }
  await expectSoundBooks(nextClient);
  await next.stop();
});
