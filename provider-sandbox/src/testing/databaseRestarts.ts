import { setTimeout as sleep } from 'node:timers/promises';
import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import { type Client, createClient, type Player, testAddress } from './client';
import { openDice, rollDice } from './games';
import type { PostgresServer } from './postgresServer';
import { startSandboxProcess } from './sandboxProcess';

const restarts = 3;
const writersAtOnce = 8;
/** Pause before a retry. */
const pauseMs = 50;
const withdrawal = { currency: 'BTC', amount: 0.001, address: testAddress };

/** A player with continuous writes, and the acknowledged ones. */
interface Writer {
  readonly player: Player;
  readonly session: string;
  readonly deposits: string[];
  depositsAsked: number;
  readonly rounds: string[];
  readonly withdrawals: string[];
}

type Answer = Awaited<ReturnType<Client['send']>>;

/**
 * Tests restarts of the database server at any moment: some requests fail, each with 503 and a message, but no process ends,
 * and no acknowledged write and no money is lost.
 */
export function describeRestarts(
  readServer: () => PostgresServer,
  readEnv: () => Readonly<Record<string, string>>,
): void {
  test('survives restarts of the database server under load, and loses no money', async () => {
    const sandbox = await startSandboxProcess(readEnv());
    const client = createClient(sandbox.url);
    const writers = await Promise.all(Array.from({ length: writersAtOnce }, () => createWriter(client)));
    const load = createLoad(client, writers);
    for (let round = 0; round < restarts; round += 1) {
      await load.untilMoreIsDone();
      await readServer().restart();
    }
    await load.untilMoreIsDone();
    const refused = await load.stop();
    expect(refused).toBeGreaterThan(0);
    // The latest deposits still need confirmations.
    await client.mine(2);
    for (const writer of writers) await expectBooks(client, writer);
    expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
      unbalanced: [],
      overdrawn: [],
      misstated: [],
    });
    expect(await sandbox.stop()).toBe(0);
  }, 600_000);
}

async function createWriter(client: Client): Promise<Writer> {
  const player = await client.register('10');
  const session = await openDice(client, player);
  return { player, session, deposits: [], depositsAsked: 0, rounds: [], withdrawals: [] };
}

/** Lets all writers write until it is stopped. */
function createLoad(client: Client, writers: readonly Writer[]) {
  let isOver = false;
  let refused = 0;

  /** Any other failure ends the load, and with it the test. */
  async function ask(request: () => Promise<Answer>): Promise<Answer> {
    const answer = await request();
    if (answer.status === 503 && typeof answer.data.message === 'string') refused += 1;
    else if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  async function askUntilAnswered(request: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask(request);
      if (answer.status !== 503) return answer;
      await sleep(pauseMs);
    }
  }

  async function deposit(writer: Writer) {
    writer.depositsAsked += 1;
    const body = { userId: writer.player.id, currency: 'BTC', amount: '0.01' };
    const { status, data } = await ask(() => client.send('POST', '/__sandbox/deposits', { body }));
    if (status === 201) writer.deposits.push(String(data.id));
    await ask(() => client.mine(1));
  }

  /** Retries with the same key until there is an answer, as the game's page does. */
  async function roll(writer: Writer) {
    const key = `round-${writer.rounds.length}-of-${writer.player.username}`;
    const { data } = await askUntilAnswered(() => rollDice(client, writer.session, key, '0.0001'));
    writer.rounds.push((data.round as { id: string }).id);
  }

  async function withdraw({ player, withdrawals }: Writer) {
    const own = { params: { userId: player.id }, token: player.token };
    const opened = await ask(() => client.call('withdrawOtp', { ...own, body: withdrawal }));
    if (opened.status !== 200) return;
    const mailed = await askUntilAnswered(() => client.send('GET', `/__sandbox/mail?to=${player.email}`));
    const [mail] = mailed.data as unknown as readonly { readonly code: string }[];
    const body = { requestId: opened.data.requestId, otp: mail?.code };
    await askUntilAnswered(() => client.call('verifyOtp', { token: player.token, body }));
    // 400 if a withdrawal with a lost answer has used up the request.
    const paid = await askUntilAnswered(() => client.call('withdraw', { ...own, body: withdrawal }));
    if (paid.status === 200) withdrawals.push(String(paid.data.transactionId));
  }

  const working = Promise.all(
    writers.map(async (writer) => {
      while (!isOver) {
        await deposit(writer);
        await roll(writer);
        await withdraw(writer);
      }
    }),
  );
  const countDone = () =>
    writers.reduce(
      (sum, { deposits, rounds, withdrawals }) => sum + deposits.length + rounds.length + withdrawals.length,
      0,
    );

  return {
    async untilMoreIsDone() {
      const wanted = countDone() + 4 * writers.length;
      while (countDone() < wanted) await Promise.race([working, sleep(5)]);
    },
    /** @returns how many requests were refused because the database was unavailable */
    async stop() {
      isOver = true;
      await working;
      return refused;
    },
  };
}

async function expectBooks(client: Client, writer: Writer): Promise<void> {
  const { player } = writer;
  const own = { params: { userId: player.id }, token: player.token };
  const { entries, sums } = await client.ledger(player);
  const referencesOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({ reference }) => reference);
  const stakes = entries.filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'));
  expect(stakes.map(({ reference }) => reference).sort()).toEqual([...writer.rounds].sort());
  expect(referencesOf('deposit')).toEqual(expect.arrayContaining(writer.deposits));
  // One more for the player's initial deposit.
  expect(referencesOf('deposit').length).toBeLessThanOrEqual(writer.depositsAsked + 1);
  const listed = (await client.call('transactions', own)).read().transactions.readable;
  const withdrawn = listed.filter(({ type }) => type === 'withdraw').map(({ _id }) => _id);
  expect(withdrawn).toEqual(expect.arrayContaining(writer.withdrawals));
  expect(referencesOf('withdrawal')).toHaveLength(withdrawn.length);
  const total = entries.reduce((sum, { amount }) => addDecimals(sum, amount), '0');
  const balance = (await client.call('balance', own))
    .read()
    .balances.readable.find(({ currency }) => currency === 'BTC');
  expect(compareDecimals(total, sums.BTC ?? '')).toBe(0);
  expect(compareDecimals(total, balance?.amount ?? '')).toBe(0);
}
